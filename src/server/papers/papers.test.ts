import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { bill, facts, heading, paragraph, remark, title } from './blocks.ts';
import { letters, printable } from './letters.ts';
import { beads, colour, type Face, faces } from './look.ts';
import { makePaper, type Paper } from './paper.ts';
import { drawQr, qrMatrix } from './qr.ts';
import { readFont } from './read-font.ts';

const about = {
  lang: 'sw' as const,
  title: 'Risiti BK-2026-001',
  number: 'BK-2026-001-1',
  issuedAt: new Date('2026-11-21T09:00:00Z'),
  pageOf: (at: number, of: number) => `Ukurasa ${at} wa ${of}`,
  footer: ['Twende', 'help@twende.test'],
};
const columns = [
  { label: 'What', share: 0.6 },
  { label: 'Amount', share: 0.4, align: 'right' as const },
];
const manyLines = Array.from({ length: 60 }, (_, index) => [`Night ${index + 1}`, `$${index + 1}`]);

const code = await qrMatrix('https://twende.test/v/x');

function everything(paper: Paper): void {
  title(paper, 'Risiti', 'Mara dawn drive');
  facts(paper, [['Name', 'Łukasz Şahin']]);
  heading(paper, 'Lines');
  bill(paper, { columns, lines: manyLines, sums: [{ label: 'Total', value: '$1,830', strong: true }] });
  paragraph(paper, 'Thanks.');
  remark(paper, 'No money moved.');
  drawQr(paper, code, { x: 60, y: 200, side: 120, alt: 'The code to check in' });
}

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, text };
}

test('the same content at the same instant has the same bytes, at another instant others', async () => {
  const first = await makePaper(about, everything);
  expect((await makePaper(about, everything)).equals(first)).toBe(true);
  const later = await makePaper({ ...about, issuedAt: new Date('2026-11-22T09:00:00Z') }, everything);
  expect(later.equals(first)).toBe(false);
});

test('all of the content can be read, on several pages, each with header and footer', async () => {
  const { pdf, text } = await read(await makePaper(about, everything));
  expect(text.length).toBeGreaterThan(1);
  for (const [index, one] of text.entries()) {
    expect(one).toContain('Twende');
    expect(one).toContain('BK-2026-001-1');
    expect(one).toContain(`Ukurasa ${index + 1} wa ${text.length}`);
    expect(one).toContain('help@twende.test');
  }
  const whole = text.join('\n');
  for (const [label, amount] of manyLines) expect(whole).toContain(`${label} ${amount}`);
  for (const words of ['Risiti', 'Mara dawn drive', 'Lukasz Sahin', '$1,830', 'Thanks.', 'No money moved.']) {
    expect(whole.split(words)).toHaveLength(2);
  }
  // Each page with lines has the names of the columns.
  expect(whole.match(/What\s+Amount/g)?.length).toBeGreaterThan(1);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Risiti BK-2026-001',
    Language: 'sw',
    CreationDate: expect.stringMatching(/^D:20261121/),
  });
});

test('screen readers find its structure', async () => {
  const { pdf } = await read(await makePaper(about, everything));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  const last = JSON.stringify(await (await pdf.getPage(pdf.numPages)).getStructTree());
  expect(last).toContain('"alt":"The code to check in"');
});

test('the fonts are embedded in the file', async () => {
  const bytes = (await makePaper(about, everything)).toString('latin1');
  expect(bytes.match(/\/FontFile2 /g)).toHaveLength(3);
  expect(bytes).not.toContain('/BaseFont /Helvetica');
});

test.each(Object.keys(faces) as Face[])('the font %s contains all letters', async (face) => {
  const font = await readFont(face);
  expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('names with letters that the fonts lack are written with similar ones', () => {
  expect(printable('Wanjikũ wa Ngũgĩ, Łódź, Đorđe, Şahin, Šárka')).toBe('Wanjiku wa Ngugi, Lódz, Dorde, Sahin, Sárka');
  expect(printable('张 🦒\u200b\u0000ok\n next')).toBe('? ?ok\n next');
  expect(printable(letters).replaceAll(' ', '')).toBe(letters.replaceAll(/\s/g, ''));
});

test.each(['https://twende.test/v/BK-2026-001.abcdefghij234567', 'x'])(
  'the QR code of %s can be read',
  async (text) => {
    const matrix = await qrMatrix(text);
    const side = (matrix.length + 8) * 4;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        if (matrix[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4])
          pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
    expect(jsQR(pixels, side, side)?.data).toBe(text);
  },
);

test('its colours are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
  for (const one of [...Object.values(colour), ...beads]) expect(tokens).toContain(one);
});
