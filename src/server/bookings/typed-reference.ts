/** A reference as it is stored, where one was typed; M-Pesa shows them without hyphens. */
export function referenceIn(q: string): string | undefined {
  const [, year, number = ''] = /^bk[-\s]?(\d{4})[-\s]?(\d{3,12})$/i.exec(q) ?? [];
  return year && `BK-${year}-${number}`;
}
