const kenyanMobile = /^(?:\+?254|0)([17]\d{8})$/;

/**
 * A typed Kenyan mobile number (07…, 01…, 2547…, +254 7…, with blanks and hyphens) in the form that is stored: +254 and
 * nine digits. Undefined when it is not one. The operator's prefix is not checked: numbers can be ported, so only
 * M-Pesa knows which it serves.
 */
export function normalisePhone(text: string): string | undefined {
  const digits = kenyanMobile.exec(plainPhone(text))?.[1];
  return digits && `+254${digits}`;
}

/** A phone without what separates its digits, and without the invisible marks that come with a copied number. */
export const plainPhone = (text: string) => text.replace(/[\s\p{Pd}\p{Cf}().]/gu, '');

/** Whether a text is the number of some phone: 7 to 15 digits, perhaps with + before them and separators between. */
export const isPhoneNumber = (text: string): boolean => /^\+?[ (]*(?:\d[ ().-]*){7,15}$/.test(text);

const kenyanOther = /^(?:\+?254|0)[2-9]\d{8}$/;
const foreign = /^\+(?!254)[1-9]\d{6,14}$/;

/**
 * A typed number of any phone as people read it, in its international form: +254 712 345 600 for a Kenyan one, or
 * +254 20 123 4567 where it is a landline, whose town has two digits; else + and its digits. Undefined when it is not one: a foreign number needs its +.
 */
export function internationalPhone(text: string): string | undefined {
  const plain = plainPhone(text);
  const kenyan = /^(?:\+?254|0)(?:([2-6]\d)(\d{3})(\d{4})|([17-9]\d{2})(\d{3})(\d{3}))$/.exec(plain);
  if (kenyan) return ['+254', ...kenyan.slice(1).filter(Boolean)].join(' ');
  return foreign.test(plain) ? plain : undefined;
}

/**
 * Why M-Pesa cannot send a request to a typed phone, as a key of the namespace `fields`: it is no phone number, or one
 * that is not a Kenyan mobile number. Undefined where nothing is wrong with it.
 */
export function mpesaPhoneProblem(text: string): 'phone_invalid' | 'phone_not_mobile' | undefined {
  if (normalisePhone(text)) return undefined;
  const plain = plainPhone(text);
  return kenyanOther.test(plain) || foreign.test(plain) ? 'phone_not_mobile' : 'phone_invalid';
}

/** Whether a text is +254 and nine digits and nothing else, as registration and the STK push call require. */
export function isRegistrationPhone(text: string): boolean {
  return /^\+254\d{9}$/.test(text);
}

/**
 * A phone in the form that Daraja requires: 2547… or 2541….
 * @throws RangeError when it is not a Kenyan mobile number
 */
export function darajaPhone(phone: string): string {
  const normal = normalisePhone(phone);
  if (!normal) throw new RangeError('not a Kenyan mobile number');
  return normal.slice(1);
}

/**
 * A stored phone, masked for screens and logs: '+2547•••••678'. A text that is not +254 and nine digits is masked as a
 * whole.
 */
export function maskPhone(phone: string): string {
  return isRegistrationPhone(phone) ? `${phone.slice(0, 5)}•••••${phone.slice(-3)}` : '•••••';
}
