import type { Lang } from '#shared/languages.ts';
import { printable } from './letters.ts';
import { beads, colour, type Face, faces, page, size, textWidth } from './look.ts';
import { readFont } from './read-font.ts';

interface PaperAbout {
  lang: Lang;
  /** The title of the document: shown in the window's title and read out first. */
  title: string;
  /** Small words above the title on every page, such as the paper's number. */
  number: string;
  /** When it was made out; the same content with the same instant is the same bytes. */
  issuedAt: Date;
  /** The page's number in words, such as 'Page 1 of 2'. */
  pageOf(at: number, of: number): string;
  /** Small print at the foot of every page. */
  footer: readonly string[];
}

export type Element = PDFKit.PDFStructureElement;

/** How some words are set; `x` from the left edge of the page. */
export interface Setting {
  face?: Face;
  size?: number;
  colour?: string;
  x?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** A paper being written from top to bottom; blocks.ts has what is put on it. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  lang: Lang;
  /** Where the next block begins. */
  y: number;
  /** Begins a new page unless this much height is left. @returns whether it did */
  room(height: number): boolean;
  /** An element of the document's structure, which screen readers follow, below `parent` or the document itself. */
  element(
    tag: string,
    parent?: Element,
    options?: { alt?: string; scope?: 'Column' | 'Row'; bbox?: number[] },
  ): Element;
  /** Words at a height, as content of an element. */
  write(text: string, y: number, setting: Setting, element: Element): void;
  /** The height that `write` would need. */
  heightOf(text: string, setting: Setting): number;
  /** Decoration (lines, colours) that screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void;
}

/**
 * A PDF in A4, in our fonts (embedded), with title, language and structure (PDF/UA), the name and its beads at the head
 * of every page and the small print at its foot.
 * @param write adds the blocks, synchronously
 */
export async function makePaper(about: PaperAbout, write: (paper: Paper) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit'); // with its fonts' readers two megabytes of source
  const doc = new PDFDocument(optionsOf(about) as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  const done = new Promise<void>((end, fail) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', end);
    doc.on('error', fail);
  });
  for (const face of Object.keys(faces) as Face[]) doc.registerFont(face, await readFont(face));
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(paperOn(doc, about, root));
  root.end();
  addHeadsAndFeet(doc, about);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function optionsOf({ lang, title, issuedAt }: PaperAbout) {
  return {
    size: 'A4',
    // `room` decides where a page ends, so pdfkit must not begin pages by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // The types of pdfkit lack this profile.
    subset: 'PDF/UA',
    tagged: true,
    lang,
    displayTitle: true,
    font: '', // none, instead of Helvetica: all words name their face
    info: { Title: printable(title), Author: 'Twende', Creator: 'Twende', Producer: 'Twende', CreationDate: issuedAt },
  };
}

function paperOn(doc: PDFKit.PDFDocument, { lang }: PaperAbout, root: Element): Paper {
  const prepare = ({ face = 'text', size: points = size.text }: Setting) => doc.font(face).fontSize(points);
  const layout = ({ width = textWidth, align = 'left' }: Setting) => ({ width, align, lineGap: 2 });
  return {
    doc,
    lang,
    y: page.top,
    room(height) {
      if (this.y + height <= page.height - page.bottom) return false;
      doc.addPage();
      this.y = page.top;
      return true;
    },
    element(tag, parent = root, options = {}) {
      const element = doc.struct(tag, options);
      parent.add(element);
      return element;
    },
    write(text, y, setting, element) {
      element.add(() => {
        prepare(setting).fillColor(setting.colour ?? colour.ink);
        doc.text(printable(text), setting.x ?? page.side, y, layout(setting));
      });
    },
    heightOf: (text, setting) => prepare(setting).heightOfString(printable(text), layout(setting)),
    decorate: (draw) => artifact(doc, 'Layout', () => draw(doc)),
  };
}

function artifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Draws head and foot of every page, which needs the number of pages. */
function addHeadsAndFeet(doc: PDFKit.PDFDocument, about: PaperAbout): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    artifact(doc, 'Pagination', () => {
      drawHead(doc, about);
      drawFoot(doc, about, about.pageOf(index - start + 1, count));
    });
  }
}

function drawHead(doc: PDFKit.PDFDocument, { number }: PaperAbout): void {
  const bead = { width: page.width / 72, height: 9 };
  doc.rect(0, 0, page.width, bead.height).fill(colour.night);
  for (let place = 0; place < 72; place++) {
    doc.roundedRect(place * bead.width + 0.6, 1.2, bead.width - 1.2, bead.height - 2.4, 1.6);
    doc.fill(beads[place % beads.length] ?? colour.gold);
  }
  doc.font('display').fontSize(24).fillColor(colour.brand);
  doc.text('Twende', page.side, 46, { lineBreak: false });
  doc.font('strong').fontSize(size.text).fillColor(colour.soft);
  doc.text(printable(number), page.side, 57, { width: textWidth, align: 'right' });
  doc.rect(page.side, 86, textWidth, 1).fill(colour.gold);
}

function drawFoot(doc: PDFKit.PDFDocument, { footer }: PaperAbout, pageNumber: string): void {
  const top = page.height - page.bottom + 26;
  doc.rect(page.side, top - 10, textWidth, 0.6).fill(colour.line);
  doc.font('text').fontSize(size.small).fillColor(colour.soft);
  doc.text(footer.map(printable).join('\n'), page.side, top, { width: textWidth - 90, lineGap: 2 });
  doc.text(pageNumber, page.width - page.side - 86, top, { width: 86, align: 'right' });
}
