import { asc, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { lockSubject, takeTries } from '#server/limits/take-tries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { NewReply, TeamReply } from '#shared/contracts/admin-support.ts';
import { AppError } from '#shared/errors.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { actLimits } from '../limits.ts';
import { supportReplies } from '../tables.ts';

type Admin = { id: string };

const replyOf = ({ id, title, textEn, textSw, version }: typeof supportReplies.$inferSelect): TeamReply => ({
  ...{ id, title, text: { en: textEn, sw: textSw }, version },
});

/** The saved replies of our team, by their titles; 60 at most. */
export async function listTeamReplies(db: DbOrTx): Promise<TeamReply[]> {
  const rows = await db
    .select()
    .from(supportReplies)
    .orderBy(sql`lower(${supportReplies.title})`, asc(supportReplies.id));
  return rows.map(replyOf);
}

/** Changes of replies wait for each other, so that their number and titles are what was looked at. @returns all replies */
async function begin(app: App, tx: Tx, admin: Admin): Promise<{ at: Date; known: TeamReply[] }> {
  const at = app.clock.now();
  if (app.config.rateLimits) await takeTries(tx, actLimits(admin.id), at);
  await lockSubject(tx, { subject: 'support-replies', until: at });
  return { at, known: await listTeamReplies(tx) };
}

function checkTitle(others: readonly TeamReply[], title: string): void {
  const key = title.toLowerCase();
  if (others.some((one) => one.title.toLowerCase() === key)) throw new AppError('reply_known');
}

interface Act {
  admin: Admin;
  action: AuditAction;
  reply: Pick<TeamReply, 'id' | 'title'>;
  detail?: Record<string, unknown>;
  at: Date;
}

const record = (tx: Tx, { admin, action, reply, detail, at }: Act): Promise<void> =>
  recordAudit(tx, {
    ...{ actorId: admin.id, action, subjectType: 'ticket_reply', subjectId: reply.id, at },
    detail: { title: reply.title, ...detail },
  });

/** @throws AppError replies_full, reply_known (another one has this title), too_many_tries */
export function createTeamReply(app: App, admin: Admin, { title, text }: NewReply): Promise<TeamReply> {
  return transaction(app, async (tx) => {
    const { at, known } = await begin(app, tx, admin);
    if (known.length >= supportLimits.replies) throw new AppError('replies_full');
    checkTitle(known, title);
    const row = { title, textEn: text.en, textSw: text.sw, version: 1, updatedAt: at, updatedBy: admin.id };
    const [made] = await tx.insert(supportReplies).values(row).returning();
    if (!made) throw new Error('A saved reply was not stored');
    await record(tx, { admin, action: 'ticket_reply.created', reply: made, at });
    return replyOf(made);
  });
}

/** @throws AppError not_found, changed_meanwhile, reply_known, too_many_tries */
export function changeTeamReply(
  app: App,
  admin: Admin,
  { id, version, title, text }: NewReply & { id: string; version: number },
): Promise<TeamReply> {
  return transaction(app, async (tx) => {
    const { at, known } = await begin(app, tx, admin);
    const before = known.find((one) => one.id === id);
    if (!before) throw new AppError('not_found');
    if (before.version !== version) throw new AppError('changed_meanwhile');
    checkTitle(
      known.filter((one) => one.id !== id),
      title,
    );
    const set = { title, textEn: text.en, textSw: text.sw, version: version + 1, updatedAt: at, updatedBy: admin.id };
    await tx.update(supportReplies).set(set).where(eq(supportReplies.id, id));
    // What stood there before is kept, so that a change can be undone by hand.
    const detail = { from: { title: before.title, text: before.text }, to: { title, text } };
    await record(tx, { admin, action: 'ticket_reply.changed', reply: { id, title }, detail, at });
    return { id, title, text, version: version + 1 };
  });
}

/** @throws AppError not_found, too_many_tries */
export function deleteTeamReply(app: App, admin: Admin, id: string): Promise<void> {
  return transaction(app, async (tx) => {
    const { at, known } = await begin(app, tx, admin);
    const before = known.find((one) => one.id === id);
    if (!before) throw new AppError('not_found');
    await tx.delete(supportReplies).where(eq(supportReplies.id, id));
    const detail = { text: before.text };
    await record(tx, { admin, action: 'ticket_reply.deleted', reply: before, detail, at });
  });
}
