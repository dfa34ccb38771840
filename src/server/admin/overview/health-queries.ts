import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { providerEvents } from '#server/payments/inbox/tables.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import type { PaymentProvider } from '#shared/payment-methods.ts';

type Health = AdminOverview['health'];
type Waiting = Omit<Health, 'card' | 'mpesa'>;

/** The times of jobs are the database's; `provider_events_due` and `payment_attempts_one_live` have the few rows that are read. */
const waiting = statement<Record<never, never>, Waiting>(
  'admin-health',
  () => sql`
    select count(*) as "jobsDue",
      coalesce(extract(epoch from now() - min(start_after)), 0)::integer as "jobsLateSeconds",
      (select count(*) from ${providerEvents} where ${providerEvents.nextTryAt} is not null) as "eventsWaiting",
      (select count(*) from ${paymentAttempts} where ${paymentAttempts.status} = 'unknown') as "attemptsUnknown"
    from jobs.job where state < 'active' and start_after <= now() and name <> 'dead-letters'`,
);

const tries = statement<{ since: Date }, { provider: PaymentProvider; succeeded: number; failed: number }>(
  'admin-tries',
  () => sql`
    select ${paymentAttempts.provider} as provider,
      count(*) filter (where ${paymentAttempts.status} = 'succeeded') as succeeded,
      count(*) filter (where ${paymentAttempts.status} = 'failed') as failed
    from ${payments} join ${paymentAttempts} on ${paymentAttempts.paymentId} = ${payments.id}
    where ${payments.createdAt} >= ${sql.placeholder('since')}::timestamptz group by 1`,
);

/** What jobs and payments do now. @param since tries to pay for what was booked from here on. By `payments_created` and `payment_attempts_seq`. */
export async function readHealth(db: DbOrTx, since: Date): Promise<Health> {
  const [[now], tried] = await Promise.all([waiting.rows(db, {}), tries.rows(db, { since })]);
  if (!now) throw new Error('A count answers one row');
  const of = (wanted: PaymentProvider) => {
    const { succeeded = 0, failed = 0 } = tried.find(({ provider }) => provider === wanted) ?? {};
    return { succeeded, failed };
  };
  return { ...now, card: of('stripe'), mpesa: of('daraja') };
}
