import { type Face, faces } from './look.ts';

/** A font that pdfkit has read. Its types lack that it takes one again, and how one asks for a letter. */
type ReadFont = Buffer & { hasGlyphForCodePoint(codePoint: number): boolean };

const fonts = new Map<Face, ReadFont>();

/** The font of a face, read once for all papers, because reading it takes most of the time of a paper. */
export async function readFont(face: Face): Promise<ReadFont> {
  const known = fonts.get(face);
  if (known) return known;
  const font = await openFont(faces[face]);
  fonts.set(face, font);
  return font;
}

/** Reads a font's file, TTF or WOFF2. pdfkit does so only inside a document, so one is made for it and thrown away. */
export async function openFont(file: string): Promise<ReadFont> {
  const { default: PDFDocument } = await import('pdfkit');
  const { _font } = new PDFDocument({ font: file }) as unknown as { _font: { font: ReadFont } };
  return _font.font;
}
