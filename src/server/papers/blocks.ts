import { colour, page, size, textWidth } from './look.ts';
import type { Element, Paper, Setting } from './paper.ts';

/** The title of the paper, once at its beginning. */
export function title(paper: Paper, text: string, lead = ''): void {
  put(paper, paper.element('H1'), { text, setting: { face: 'display', size: size.title }, gap: 6 });
  if (lead) put(paper, paper.element('P'), { text: lead, setting: { size: size.lead, colour: colour.soft }, gap: 0 });
  paper.y += 18;
}

/** @param below what must stand on the same page, in points, so that no heading ends a page */
export function heading(paper: Paper, text: string, below = 90): void {
  paper.y += 8;
  paper.room(24 + below);
  const setting: Setting = { face: 'display', size: size.heading, colour: colour.brand };
  put(paper, paper.element('H2'), { text, setting, gap: 8 });
}

export function paragraph(paper: Paper, text: string, setting: Setting = {}): void {
  put(paper, paper.element('P'), { text, setting, gap: 6 });
}

/** A remark on a tinted ground, such as that no money moved. */
export function remark(paper: Paper, text: string): void {
  const setting = { x: page.side + 12, width: textWidth - 24, colour: colour.accent };
  const height = paper.heightOf(text, setting) + 16;
  paper.room(height);
  const top = paper.y;
  paper.decorate((doc) => doc.roundedRect(page.side, top, textWidth, height, 6).fill(colour.accentSoft));
  paper.write(text, top + 9, setting, paper.element('P'));
  paper.y += height + 12;
}

/** Labels with their values, one below the other. @param width of the whole, from the left edge of the text */
export function facts(
  paper: Paper,
  rows: readonly (readonly [label: string, value: string])[],
  width = textWidth,
): void {
  const labelWidth = 128;
  const list = paper.element('Table');
  for (const [label, value] of rows) {
    const left: Setting = { width: labelWidth - 12, colour: colour.soft };
    const right: Setting = { x: page.side + labelWidth, width: width - labelWidth, face: 'strong' };
    const height = Math.max(paper.heightOf(label, left), paper.heightOf(value, right)) + 10;
    paper.room(height);
    const top = paper.y;
    rule(paper, top, width);
    const row = paper.element('TR', list);
    paper.write(label, top + 6, left, paper.element('TH', row, { scope: 'Row' }));
    paper.write(value, top + 6, right, paper.element('TD', row));
    paper.y += height;
  }
  rule(paper, paper.y, width);
  paper.y += 14;
}

export interface Column {
  label: string;
  /** Its share of the width; all shares add up to 1. */
  share: number;
  align?: 'left' | 'right';
}

interface Bill {
  columns: Column[];
  lines: string[][];
  /** What stands below each line, as wide as the table; a part of its first cell. None where it is empty or absent. */
  notes?: string[];
  sums?: BillSum[];
}

/** A bill: lines below the names of their columns, which are repeated on each page, then sums, the last ones large. */
export function bill(paper: Paper, { columns, lines, notes = [], sums = [] }: Bill): void {
  const table = paper.element('Table');
  paper.room(26 + heightOfRow(paper, columns, lines[0] ?? []));
  headRow(paper, columns, table);
  for (const [place, cells] of lines.entries()) {
    const note = notes[place] ?? '';
    const noteHeight = note === '' ? 0 : paper.heightOf(note, noteSetting) + 4;
    const height = heightOfRow(paper, columns, cells) + noteHeight;
    // Screen readers skip the repeated column names, since they have read them on the first page.
    if (paper.room(height)) headRow(paper, columns);
    const row = paper.element('TR', table);
    const first = writeRow(paper, { columns, cells, row, tag: 'TD' });
    if (note !== '' && first) paper.write(note, paper.y + height - noteHeight - 4, noteSetting, first);
    paper.y += height;
    rule(paper, paper.y - 2, textWidth);
  }
  paper.y += 4;
  for (const sum of sums) writeSum(paper, sum, table);
  paper.y += 12;
}

export interface BillSum {
  label: string;
  value: string;
  strong?: boolean;
}

function writeSum(paper: Paper, { label, value, strong = false }: BillSum, table: Element): void {
  const look: Setting = strong ? { face: 'strong', size: size.lead } : { colour: colour.soft };
  const left: Setting = { ...look, x: page.side, width: textWidth * 0.5, align: 'right' };
  const right: Setting = { ...look, x: page.side + textWidth * 0.51, width: textWidth * 0.49 - 6, align: 'right' };
  const height = Math.max(paper.heightOf(label, left), paper.heightOf(value, right)) + 6;
  paper.room(height);
  const row = paper.element('TR', table);
  paper.write(label, paper.y + 3, left, paper.element('TH', row, { scope: 'Row' }));
  paper.write(value, paper.y + 3, right, paper.element('TD', row));
  paper.y += height;
}

function headRow(paper: Paper, columns: Column[], table?: Element): void {
  const cells = columns.map(({ label }) => label);
  const top = paper.y;
  paper.decorate((doc) => doc.rect(page.side, top, textWidth, 22).fill(colour.brandSoft));
  if (table) writeRow(paper, { columns, cells, row: paper.element('TR', table), tag: 'TH' });
  else {
    paper.decorate((doc) =>
      settingsOf(columns).forEach((setting, place) => {
        const { x = page.side, width = textWidth, align = 'left' } = setting;
        doc.font('strong').fontSize(size.small).fillColor(colour.brand);
        doc.text(cells[place] ?? '', x, top + 7, { width, align, lineBreak: false });
      }),
    );
  }
  paper.y += 26;
}

const noteSetting: Setting = { x: page.side + 6, width: textWidth - 12, colour: colour.soft };

interface Row {
  columns: Column[];
  cells: string[];
  row: Element;
  tag: 'TH' | 'TD';
}

/** @returns the first cell */
function writeRow(paper: Paper, { columns, cells, row, tag }: Row): Element | undefined {
  const head: Setting = tag === 'TH' ? { face: 'strong', size: size.small, colour: colour.brand } : {};
  const [first] = settingsOf(columns).map((setting, place) => {
    const cell = paper.element(tag, row, tag === 'TH' ? { scope: 'Column' } : {});
    paper.write(cells[place] ?? '', paper.y + (tag === 'TH' ? 7 : 4), { ...setting, ...head }, cell);
    return cell;
  });
  return first;
}

function settingsOf(columns: Column[]): Setting[] {
  let left = page.side;
  return columns.map(({ share, align = 'left' }) => {
    const width = share * textWidth;
    const setting: Setting = { x: left + 6, width: width - 12, align };
    left += width;
    return setting;
  });
}

function heightOfRow(paper: Paper, columns: Column[], cells: string[]): number {
  const heights = settingsOf(columns).map((setting, place) => paper.heightOf(cells[place] ?? '', setting));
  return Math.max(...heights) + 10;
}

function rule(paper: Paper, y: number, width: number): void {
  paper.decorate((doc) => doc.rect(page.side, y, width, 0.6).fill(colour.line));
}

function put(
  paper: Paper,
  element: Element,
  { text, setting, gap }: { text: string; setting: Setting; gap: number },
): void {
  const height = paper.heightOf(text, setting);
  paper.room(height);
  paper.write(text, paper.y, setting, element);
  paper.y += height + gap;
}
