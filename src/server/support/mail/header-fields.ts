/** The fields of a message by their names in small letters, each with its values in order. */
export type HeaderFields = ReadonlyMap<string, readonly string[]>;

/** Long chains of signatures take 30 KB. What is behind is not looked at. */
const largestHeader = 128 * 1024;
const mostFields = 500;

/** The fields of a message's header, as they are written, with folded lines joined (RFC 5322, 2.2.3). */
export function headerFields(raw: Buffer): HeaderFields {
  const start = raw.toString('latin1', 0, largestHeader);
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  const lines = start.slice(0, end).split(/\r?\n/, 2 * mostFields);
  const fields = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of lines) {
    const [, name, value = ''] = /^([\x21-\x39\x3b-\x7e]{1,100}):(.*)$/.exec(line) ?? [];
    if (/^[ \t]/.test(line) && last) last.push(`${last.pop() ?? ''} ${line.trim()}`);
    else if (name) {
      last = fields.get(name.toLowerCase()) ?? [];
      last.push(value.trim());
      fields.set(name.toLowerCase(), last);
    }
  }
  return fields;
}

/** All values of these fields. */
export const valuesOf = (fields: HeaderFields, names: readonly string[]): string[] =>
  names.flatMap((name) => fields.get(name) ?? []);
