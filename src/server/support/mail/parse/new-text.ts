/** So many characters of a message are looked at. */
const longest = 200_000;

const wroteEn = /^on\b.{5,400}\bwrote:$/i;
const wroteSw =
  /^(?:tarehe|mnamo|siku ya|jumapili|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi)\b.{5,400}\b(?:aliandika|ameandika|iliandika):$/i;
/** Without a date, or with a date alone, as Gmail writes it in some languages: the sender's address stands before the colon. */
const wroteAddress =
  /^(?:.{0,120}<[^<>\s]+@[^<>\s]+>\s*(?:wrote|aliandika|ameandika):|\d{4}-\d\d-\d\d\b.{0,200}<[^<>\s]+@[^<>\s]+>:)$/i;
const isAttribution = (line: string): boolean => wroteEn.test(line) || wroteSw.test(line) || wroteAddress.test(line);

/** Mail programs break such a line at some 78 signs. */
const mostLines = 4;

/** How many lines from this one on say who wrote what stands below; 0: none. */
function attributionAt(lines: readonly string[], at: number): number {
  let joined = '';
  for (let count = 1; count <= mostLines; count += 1) {
    const line = lines[at + count - 1]?.trim();
    if (!line) return 0;
    joined = `${joined} ${line}`.trim();
    if (joined.length > 600) return 0;
    if (isAttribution(joined)) return count;
  }
  return 0;
}

const divider = /^-{5,}\s?\p{L}[\p{L} ]{3,40}\s?-{5,}$/u;
const rule = /^(?:_{10,}|-{10,})$/;
/** The fields that Outlook writes above the message that is answered, in bold as `*From:*`. */
const fields = [
  /^\*?(?:from|kutoka(?: kwa)?)\s?:\*?\s/i,
  /^\*?(?:sent|date|imetumwa|ilitumwa|tarehe)\s?:\*?\s/i,
  /^\*?(?:to|kwa)\s?:\*?\s/i,
  /^\*?(?:subject|mada|kichwa)\s?:\*?\s/i,
];

/** Whether three of these fields stand here, the first of them the sender's. */
function isFieldsAt(lines: readonly string[], at: number): boolean {
  if (!fields[0]?.test(lines[at]?.trim() ?? '')) return false;
  const block = lines.slice(at, at + 8).map((line) => line.trim());
  return fields.filter((field) => block.some((line) => field.test(line))).length >= 3;
}

const quoted = /^\s{0,3}>/;

/** Whether all that follows is what was written before. */
const isHistoryAt = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]?.trim() ?? '';
  if (divider.test(line) || isFieldsAt(lines, at)) return true;
  return rule.test(line) && [1, 2, 3].some((further) => isFieldsAt(lines, at + further));
};

/** The lines without those that are quoted, and up to what was written before. */
function unquoted(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (quoted.test(line)) continue;
    if (isHistoryAt(lines, at)) break;
    const count = attributionAt(lines, at);
    if (count === 0) own.push(line);
    // Where quoted lines follow, what stands below them is an answer to them.
    else if (quoted.test(lines.slice(at + count).find((next) => next.trim() !== '') ?? '')) at += count - 1;
    else break;
  }
  return own;
}

const programs =
  /^(?:sent from (?:my|yahoo|outlook|mail|proton|samsung|gmail|the)\b.{0,80}|get outlook for .{1,40}|imetumwa kutoka .{1,80})$/i;

/** Without a signature, which begins with `-- `, and the line that phones add. */
function unsigned(lines: readonly string[]): string[] {
  const signature = lines.findIndex((line, at) => at > 0 && /^--[ \u00a0]?$/.test(line));
  const kept = signature === -1 ? [...lines] : lines.slice(0, signature);
  while (kept.length > 0 && (kept.at(-1)?.trim() === '' || programs.test(kept.at(-1)?.trim() ?? ''))) kept.pop();
  return kept;
}

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * What somebody has newly written in an email: without the messages that it answers and without the signature, as mail programs write them in
 * English and Kiswahili.
 * @param text of the whole email
 * @returns '' where nothing is left
 */
export function newText(text: string): string {
  const lines = text.slice(0, longest).replace(/\r\n?/g, '\n').split('\n');
  return tidy(unsigned(unquoted(lines)));
}

/** All of it but quoted lines: for an email of which nothing was left, since its sender may have written below what they answered. */
export const wholeText = (text: string): string =>
  tidy(
    text
      .slice(0, longest)
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .filter((line, at, lines) => !quoted.test(line) && attributionAt(lines, at) === 0),
  );
