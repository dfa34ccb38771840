import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { eachItem, mapPage, type Page, readPage, type WholeOf } from '#server/db/page.ts';
import { type DeadJob, deadJobsList, findDeadJob } from '#server/jobs/dead-letters.ts';
import { jobSchemas } from '#server/jobs/registry.ts';
import { endImport } from '#server/payments/reconciliation/end-import.ts';
import { maskText, onlyPlainData } from '#server/redact.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { DeadJobsPage, DeadJobsQuery } from '#shared/contracts/admin-jobs.schemas.ts';
import { AppError } from '#shared/errors.ts';

type DeadJobItem = (typeof DeadJobsPage)['_zod']['output']['items'][number];

/** Jobs whose every try failed, without secrets and personal data. */
export const listDeadJobs = async (app: App, query: z.output<typeof DeadJobsQuery>): Promise<Page<DeadJobItem>> =>
  mapPage(await readPage(app.db, deadJobsList, query), shown);

/** All of them, in the same order. @throws AppError list_too_long */
export const eachDeadJob = (
  app: App,
  query: WholeOf<z.output<typeof DeadJobsQuery>>,
  most: number,
): AsyncIterable<DeadJobItem> => eachItem(app.db, deadJobsList, query, { most, itemsOf: (rows) => rows.map(shown) });

function shown({ id, name, data, error, tries, createdAt, diedAt }: DeadJob): DeadJobItem {
  return {
    id,
    name,
    data: onlyPlainData(data),
    error: reasonOf(error),
    tries,
    createdAt: createdAt.toISOString(),
    diedAt: diedAt.toISOString(),
  };
}

/** pg-boss puts its own reasons, such as a process that ended during a job, into `value`. */
function reasonOf(error: unknown): { type: string | null; message: string } {
  const outer = (error ?? {}) as { value?: unknown };
  const { type, message, sqlState } = (outer.value ?? outer) as Record<string, unknown>;
  const text = [message, sqlState && `SQLSTATE ${sqlState}`].filter((part) => typeof part === 'string').join(' ');
  return { type: typeof type === 'string' ? type : null, message: maskText(text).slice(0, 500) };
}

/** Queues a dead job again with all its tries. @throws AppError not_found when it was retried or discarded before */
export function retryDeadJob(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return endDeadJob(app, admin, { id, action: 'job.retried', inSameTx }, (tx) => app.queue.dead.retry(tx, id));
}

/** What would otherwise wait for a job that never runs again ends when the job is discarded. */
const ends: Partial<Record<string, (tx: Tx, data: unknown, at: Date) => Promise<void>>> = {
  'import-statement': (tx, data, at) => endImport(tx, jobSchemas['import-statement'].parse(data).importId, at),
};

/** Deletes a dead job, and ends what waits for it. @throws AppError not_found when it was retried or discarded before */
export function discardDeadJob(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  return endDeadJob(app, admin, { id, action: 'job.discarded', inSameTx }, async (tx, { name, data }) => {
    if (!(await app.queue.dead.discard(tx, id))) return false;
    await ends[name]?.(tx, data, app.clock.now());
    return true;
  });
}

async function endDeadJob(
  app: App,
  admin: { id: string },
  { id, action, inSameTx }: { id: string; action: AuditAction } & UseCaseOptions,
  end: (tx: Tx, dead: DeadJob) => Promise<boolean>,
): Promise<void> {
  const found = await findDeadJob(app.db, id);
  if (!found) throw new AppError('not_found');
  await transaction(app, async (tx) => {
    if (!(await end(tx, found))) throw new AppError('not_found'); // somebody else has just done it
    const { name, data, error, tries } = shown(found);
    const detail = { name, data, error, tries };
    await recordAudit(tx, {
      actorId: admin.id,
      action,
      subjectType: 'job',
      subjectId: id,
      detail,
      at: app.clock.now(),
    });
    await inSameTx?.(tx);
  });
}
