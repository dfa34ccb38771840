const kenyanMobile = /^(?:\+?254|0)([17]\d{8})$/;

/**
 * A Kenyan mobile number as typed (07…, 01…, 2547…, +254 7…) in its one stored form +254 and nine digits, or undefined.
 * No look at the operator's prefix: numbers are portable, so M-Pesa itself says whom it serves.
 */
export function normalisePhone(text: string): string | undefined {
  const digits = kenyanMobile.exec(text.replace(/[\s\-()]/g, ''))?.[1];
  return digits && `+254${digits}`;
}

/** The rule of registration and of the push call: exactly +254 and nine digits, nothing else. */
export function isRegistrationPhone(text: string): boolean {
  return /^\+254\d{9}$/.test(text);
}

/** The form that Daraja wants, 2547… or 2541…. @throws RangeError when it is no Kenyan mobile number */
export function darajaPhone(phone: string): string {
  const normal = normalisePhone(phone);
  if (!normal) throw new RangeError('not a Kenyan mobile number');
  return normal.slice(1);
}

/** A stored phone for screens and logs: '+2547•••••678'. Anything that is not +254 and nine digits is hidden whole. */
export function maskPhone(phone: string): string {
  return isRegistrationPhone(phone) ? `${phone.slice(0, 5)}•••••${phone.slice(-3)}` : '•••••';
}
