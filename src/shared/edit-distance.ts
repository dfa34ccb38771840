/**
 * How many letters to add, drop, change or swap with their neighbour to get from one word to the other
 * (the optimal string alignment distance).
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const at = (line: number[], index: number) => line[index] ?? 0;
      let least = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + same);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, at(before, column - 2) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
