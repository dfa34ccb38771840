/** How many letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const rows = [b.map((_, index) => index + 1)];
  rows[0]?.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (line: number, column: number) => rows[line]?.[column] ?? 0;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
