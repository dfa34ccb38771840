import { colour } from './look.ts';
import type { Paper } from './paper.ts';

/** A QR code as rows of dark (true) and light squares, without the quiet zone; its error correction level tolerates creases in the paper. */
export async function qrMatrix(text: string): Promise<boolean[][]> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, index) => index);
  return places.map((row) => places.map((column) => modules.get(row, column) === 1));
}

/**
 * Draws a code as vector squares.
 * @param matrix by `qrMatrix`
 * @param side of the square with its quiet zone of four modules, in points   @param alt what screen readers say of it
 */
export function drawQr(
  paper: Paper,
  matrix: readonly boolean[][],
  { x, y, side, alt }: { x: number; y: number; side: number; alt: string },
): void {
  const module = side / (matrix.length + 8);
  const figure = paper.element('Figure', undefined, { alt, bbox: [x, y, x + side, y + side] });
  figure.add(() => {
    paper.doc.rect(x, y, side, side).fill('#ffffff');
    matrix.forEach((row, down) => {
      for (const [from, length] of runsOf(row)) {
        // Slightly larger than the square, because some screens show thin light lines between neighbours.
        const width = length * module + 0.05;
        paper.doc.rect(x + (from + 4) * module, y + (down + 4) * module, width, module + 0.05);
      }
    });
    paper.doc.fill(colour.ink);
  });
}

/**
 * A QR code for a page, as the path of an SVG whose squares are one unit wide.
 * @returns the path and the code's width with the quiet zone of four squares around it
 */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const matrix = await qrMatrix(text);
  const path = matrix.flatMap((row, down) =>
    runsOf(row).map(([from, length]) => `M${from + 4} ${down + 4}h${length}v1h-${length}z`),
  );
  return { size: matrix.length + 8, path: path.join('') };
}

/** Neighbouring dark squares as [first, count], which makes the code's drawing ten times smaller. */
function runsOf(row: boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, place) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  });
  return runs;
}
