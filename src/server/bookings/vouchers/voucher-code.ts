import type { App } from '#server/app.ts';
import { sameDigest } from '#server/secrets.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 20;

/**
 * The secret part of a voucher's code: 20 base32 characters, which are 100 bits of a keyed digest of the booking's id. It
 * is not stored, since our key can always compute it again, and nobody without the key can guess it.
 */
export function voucherCode(app: App, bookingId: string): string {
  const bits = [...app.secrets.digest('voucher', bookingId)].map((hex) =>
    Number.parseInt(hex, 16).toString(2).padStart(4, '0'),
  );
  const groups = bits.join('').match(/.{5}/g) ?? [];
  return groups
    .slice(0, codeLength)
    .map((five) => alphabet[Number.parseInt(five, 2)])
    .join('');
}

/** The content of a voucher's QR code: an address of ours that a phone's camera can open. */
export function voucherAddress(app: App, { id, reference }: { id: string; reference: string }): string {
  return `${app.config.publicUrl}/v/${reference}.${voucherCode(app, id)}`;
}

/** Whether a code is this booking's, compared in constant time. True without a code, when only the reference was typed. */
export function isVoucherCode(app: App, bookingId: string, code: string | undefined): boolean {
  return code === undefined || sameDigest(code, voucherCode(app, bookingId));
}
