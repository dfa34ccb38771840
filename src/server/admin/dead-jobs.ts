import type { DeadJobsPage } from '#shared/contracts/admin-jobs.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Tx, transaction } from '../db/client.ts';
import type { DeadJob } from '../jobs/dead-letters.ts';
import { maskText, onlyPlainData } from '../redact.ts';

/** Jobs whose every try failed, newest first, without secrets and people. */
export async function listDeadJobs(
  app: App,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<(typeof DeadJobsPage)['_zod']['output']> {
  const { jobs, total } = await app.queue.dead.list({ limit: pageSize, offset: (page - 1) * pageSize });
  return { items: jobs.map(shown), total, page, pageSize };
}

function shown({ id, name, data, error, tries, createdAt, diedAt }: DeadJob) {
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

/** pg-boss wraps what it says itself, such as that a job's process has died, in `value`. */
function reasonOf(error: unknown): { type: string | null; message: string } {
  const outer = (error ?? {}) as { value?: unknown };
  const { type, message, sqlState } = (outer.value ?? outer) as Record<string, unknown>;
  const text = [message, sqlState && `SQLSTATE ${sqlState}`].filter((part) => typeof part === 'string').join(' ');
  return { type: typeof type === 'string' ? type : null, message: maskText(text).slice(0, 500) };
}

type Remember = (tx: Tx) => Promise<void>;

/** Gives a dead job all its tries again, from now on. @throws AppError not_found when it is no longer there */
export function retryDeadJob(app: App, admin: { id: string }, id: string, remember: Remember): Promise<void> {
  return endDeadJob(app, admin, { id, action: 'job.retried', remember }, (tx) => app.queue.dead.retry(tx, id));
}

/** Gives a dead job up. @throws AppError not_found when it is no longer there */
export function discardDeadJob(app: App, admin: { id: string }, id: string, remember: Remember): Promise<void> {
  return endDeadJob(app, admin, { id, action: 'job.discarded', remember }, (tx) => app.queue.dead.discard(tx, id));
}

async function endDeadJob(
  app: App,
  admin: { id: string },
  { id, action, remember }: { id: string; action: string; remember: Remember },
  end: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const found = await app.queue.dead.find(id);
  if (!found) throw new AppError('not_found');
  await transaction(app, async (tx) => {
    if (!(await end(tx))) throw new AppError('not_found'); // somebody else was quicker
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
    await remember(tx);
  });
}
