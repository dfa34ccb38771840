import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { csvFile } from '#server/csv/csv-file.ts';
import { transaction } from '#server/db/client.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { ExportedList } from './exported-list.ts';

/** So many rows a file has at most; the text of `list_too_long` says so, too. */
const rowsMost = 100_000;

interface Asked {
  admin: { id: string };
  query: Record<string, string>;
  lang: Lang;
}

/**
 * Opens lists as files, one at a time for each admin of this process, until the file has been sent or its download has ended.
 * @param most tests have fewer rows
 */
export function createExports(app: App, most = rowsMost) {
  const open = new Set<string>();
  /**
   * Reads the first rows, records who downloads the list and with which filters, and answers the file, whose rows are read while it
   * is sent.
   * @throws AppError download_running, list_too_long
   */
  return async (list: ExportedList, asked: Asked): Promise<StreamedFile> => {
    const { id } = asked.admin;
    if (open.has(id)) throw new AppError('download_running');
    open.add(id);
    const file = await fileOf(app, list, { ...asked, most }).catch((error) => {
      open.delete(id);
      throw error;
    });
    file.body.once('close', () => open.delete(id));
    try {
      await record(app, list, asked);
    } catch (error) {
      file.body.destroy();
      throw error;
    }
    return file;
  };
}

async function fileOf(
  app: App,
  list: ExportedList,
  { admin, query, lang, most }: Asked & { most: number },
): Promise<StreamedFile> {
  const { columns, rows } = list.open({ app, adminId: admin.id, query, lang, most });
  const filename = `twende-${list.name}-${today(app.clock)}.csv`;
  return csvFile({ filename, lang, columns, rows: upTo(rows, most) });
}

/** The rows, which must not become more while they are read. */
async function* upTo<Row>(rows: AsyncIterable<Row>, most: number): AsyncGenerator<Row, void, undefined> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > most) throw new AppError('list_too_long');
    yield row;
  }
}

/** Entries stay for good, so what is typed and may be a name, an address or a phone is left out. */
const words = ['q', 'who', 'about', 'type'];

/** Only filters of the list are recorded: anything else in the address is not ours. */
async function record(app: App, list: ExportedList, { admin, query }: Asked): Promise<void> {
  const { name } = list;
  const asked = Object.entries(query).filter(([key, value]) => value !== '' && key in list.query.shape);
  const detail = {
    ...Object.fromEntries(asked.filter(([key]) => !words.includes(key))),
    ...(asked.some(([key]) => words.includes(key)) && { searched: true }),
  };
  const what =
    name === 'audit'
      ? ({ action: 'audit.exported', subjectType: 'audit', subjectId: 'csv' } as const)
      : ({ action: 'list.exported', subjectType: 'list', subjectId: name } as const);
  await transaction(app, (tx) => recordAudit(tx, { ...what, actorId: admin.id, detail, at: app.clock.now() }));
}
