import { Readable } from 'node:stream';
import type { App } from '#server/app.ts';
import type { OwnFile, OwnReader, SectionRows } from '#server/own-data-part.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type OwnSection, ownSections } from '#shared/own-data.ts';
import { ownDataParts } from './parts.ts';

interface Entry {
  name: string;
  /** Pictures and PDFs are small already. */
  compress: boolean;
  read: () => AsyncIterable<string | Uint8Array>;
}

const sections: ReadonlyMap<string, SectionRows> = new Map(
  ownDataParts.flatMap(({ sections = {} }) => Object.entries(sections)),
);

/** A section's rows. @throws Error where no feature offers it */
function rowsOf(app: App, reader: OwnReader, name: OwnSection): AsyncIterable<object> {
  const read = sections.get(name);
  if (!read) throw new Error(`No feature offers the section ${name}`);
  return read(app, reader);
}

/** What the ZIP of a person has: a page to read, a file for each section, and their own files. */
export async function listEntries(app: App, reader: OwnReader): Promise<Entry[]> {
  const files: OwnFile[] = [];
  for (const part of ownDataParts) files.push(...((await part.files?.(app, reader)) ?? []));
  return [
    { name: 'index.html', compress: true, read: () => pageOf(app, reader) },
    ...ownSections.map((name) => ({
      ...{ name: `data/${name}.json`, compress: true },
      read: () => jsonOf(rowsOf(app, reader, name)),
    })),
    ...files.map(({ name, open }) => ({ name: `files/${name}`, compress: false, read: () => fileOf(open) })),
  ];
}

/**
 * The ZIP while it is made: each entry is read when the one before it is written, so that only a piece of one is in memory.
 * @param onEntry is told how many entries are begun
 */
export async function* writeZip(
  entries: readonly Entry[],
  { at, onEntry }: { at: Date; onEntry: (begun: number) => void },
): AsyncGenerator<Uint8Array, undefined> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  entries.forEach(({ name, compress, read }, index) => {
    zip.addReadStreamLazy(name, { mtime: at, compress }, (give) => {
      onEntry(index);
      const stream = Readable.from(read(), { objectMode: false });
      stream.on('error', fail);
      give(null, stream);
    });
  });
  zip.end();
  yield* output;
}

async function* fileOf(open: OwnFile['open']): AsyncGenerator<Uint8Array, undefined> {
  const bytes = await open();
  if (bytes) yield bytes;
}

/** The rows as a JSON array, one a line. */
async function* jsonOf(rows: AsyncIterable<object>): AsyncGenerator<string, undefined> {
  yield '[';
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield '\n]\n';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1d2a22;background:#fffdf8}' +
  'h2{margin-top:3rem;border-bottom:1px solid #cbbfa6}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.2rem 1rem;' +
  'padding:.7rem 0;border-bottom:1px solid #e8dfcc;margin:0}dt{color:#5b6358}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}';

/** A page with everything, that opens in any browser and loads nothing. */
async function* pageOf(app: App, reader: OwnReader): AsyncGenerator<string, undefined> {
  const { lang } = reader;
  const say = (key: Parameters<typeof translate<'own-data'>>[2], values = {}) =>
    html(translate(lang, 'own-data', key, values));
  yield `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  yield `<title>${say('file.title')}</title><style>${style}</style><h1>${say('file.title')}</h1><p>${say('file.text')}</p>`;
  for (const name of ownSections) {
    yield `<h2>${say(`section.${name}`)}</h2>`;
    let count = 0;
    for await (const row of rowsOf(app, reader, name)) {
      count += 1;
      yield `<dl>${Object.entries(JSON.parse(JSON.stringify(row)))
        .map(factOf)
        .join('')}</dl>`;
    }
    if (count === 0) yield `<p>${say('file.nothing')}</p>`;
  }
}

const factOf = ([name, value]: [string, unknown]): string =>
  value === null || value === '' ? '' : `<dt>${html(wordsOf(name))}</dt><dd>${html(textOf(value))}</dd>`;

/** `sentAt` as `sent at`. */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${wordsOf(name)}: ${textOf(inner)}`)
    .join(', ');
}
