const written = /BK-\d{4}-\d{1,9}/i;

/** The reference in what a QR code says, such as BK-2026-014; undefined where it is no code of a voucher. */
export const referenceIn = (text: string): string | undefined => written.exec(text)?.[0].toUpperCase();

/** What somebody typed, as a reference is written: also without hyphens, blanks or its letters. Anything else stays as it is. */
export function typedReference(text: string): string {
  const bare = text.replace(/[\s-]/g, '');
  const [, year, number] = /^(?:BK)?(\d{4})(\d{1,9})$/i.exec(bare) ?? [];
  return year && number ? `BK-${year}-${number}` : text.trim();
}

/** The secret part of the code in what a QR code says; undefined where only the reference was typed. */
export const codeIn = (text: string): string | undefined =>
  /\.([a-z2-7]{20})(?:[?#]|$)/i.exec(text.trim())?.[1]?.toLowerCase();
