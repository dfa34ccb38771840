import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Column, csvFile } from '#server/csv/csv-file.ts';
import { transaction } from '#server/db/client.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import type { AuditFileQuery } from '#shared/contracts/admin-audit.schemas.ts';
import type { AuditItem } from '#shared/contracts/admin-audit.ts';
import { today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { eachAuditEntry } from './list-queries.ts';

const column = (key: KeyOf<'admin-audit'>, cell: Column<AuditItem>['cell']): Column<AuditItem> => ({
  title: (lang) => translate(lang, 'admin-audit', key),
  cell,
});

/** The action and what it was recorded with stay as they are stored, so that a program can read the file. */
const columns = [
  column('column.at', ({ at }) => at),
  column('column.by', ({ by }) => by?.name ?? null),
  column('csv.byId', ({ by }) => by?.id ?? null),
  column('column.action', ({ action }) => action),
  column('csv.subject', ({ subject }) => subject.type),
  column('csv.subjectId', ({ subject }) => subject.id),
  column('csv.subjectName', ({ subject }) => subject.name),
  column('column.detail', ({ detail }) => JSON.stringify(detail)),
  column('column.network', ({ network }) => network),
];

/** The entries that the filters leave, as a table that is read while it is sent. Who downloads it is recorded first. */
export async function getAuditCsv(
  app: App,
  admin: { id: string },
  { query, lang }: { query: z.output<typeof AuditFileQuery>; lang: Lang },
): Promise<StreamedFile> {
  const at = app.clock.now();
  const entry = { actorId: admin.id, action: 'audit.exported', subjectType: 'audit', subjectId: 'csv' } as const;
  await transaction(app, (tx) => recordAudit(tx, { ...entry, detail: query, at }));
  return csvFile({
    filename: `twende-audit-${today(app.clock)}.csv`,
    ...{ lang, columns, rows: eachAuditEntry(app.db, query) },
  });
}
