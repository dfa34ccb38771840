/**
 * An amount of money as people type it: 1,250 or 12.50 or, where a keyboard offers no point, 12,50. A comma before groups of three
 * digits separates thousands. NaN for anything else, such as 1.234,56.
 */
export function readAmount(typed: string): number {
  const text = typed.replace(/[\s$]|KES|USD/gi, '');
  if (/^\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

/** A number with decimals as people type it: 0.92 or 0,92. It has no thousands to separate. NaN for anything else. */
export function readDecimal(typed: string): number {
  const text = typed.trim();
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
