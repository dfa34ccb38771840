import { type Face, faces } from './look.ts';

/** A font that pdfkit has read. Its types lack that it takes one again, and how one asks for a letter. */
type ReadFont = Buffer & { hasGlyphForCodePoint(codePoint: number): boolean };

const fonts = new Map<Face, ReadFont>();

/**
 * The font of a face, read once for all papers, because reading it takes most of the time of a paper. pdfkit reads
 * fonts only inside a document, so one is made for it and thrown away.
 */
export async function readFont(face: Face): Promise<ReadFont> {
  const known = fonts.get(face);
  if (known) return known;
  const { default: PDFDocument } = await import('pdfkit');
  const { _font } = new PDFDocument({ font: faces[face] }) as unknown as { _font: { font: ReadFont } };
  fonts.set(face, _font.font);
  return _font.font;
}
