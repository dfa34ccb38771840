/** What somebody typed, as a reference is written: also without hyphens, blanks or its letters. Anything else stays as it is. */
export function typedReference(text: string): string {
  const bare = text.replace(/[\s-]/g, '');
  const [, year, number] = /^(?:BK)?(\d{4})(\d{1,9})$/i.exec(bare) ?? [];
  return year && number ? `BK-${year}-${number}` : text.trim();
}
