import { and, desc, eq, inArray } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { Decision } from '#shared/contracts/approvals.ts';
import { onboardingSteps } from '#shared/onboarding-steps.ts';

const actions: Record<'provider' | 'service', AuditAction[]> = {
  provider: ['provider.approved', 'provider.rejected', 'provider.suspended', 'provider.restored'],
  service: ['service.approved', 'service.rejected', 'service.change_approved', 'service.change_rejected'],
};
const shownMost = 20;
const outcomes = ['approved', 'suspended', 'restored'] as const;

/** The decisions about a provider or a listing, newest first, at most 20. By `audit_entries_subject`. */
export async function listDecisions(
  db: DbOrTx,
  subject: { type: keyof typeof actions; id: string },
): Promise<Decision[]> {
  const rows = await db
    .select({ at: auditEntries.at, action: auditEntries.action, detail: auditEntries.detail, by: people.name })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectType, subject.type),
        eq(auditEntries.subjectId, subject.id),
        inArray(auditEntries.action, actions[subject.type]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(shownMost);
  return rows.map(({ at, action, detail, by }) => ({
    at: at.toISOString(),
    by,
    outcome: outcomes.find((outcome) => action.endsWith(outcome)) ?? 'rejected',
    ofChange: action.startsWith('service.change_'),
    reason: typeof detail.reason === 'string' ? detail.reason : null,
    steps: onboardingSteps.filter((step) => Array.isArray(detail.steps) && detail.steps.includes(step)),
  }));
}
