import { sql } from 'drizzle-orm';
import type { TestProduct } from '../../support/product-on.ts';
import type { Stay } from '../../support/scenario.ts';
import { movedFor } from './invariants.ts';

/**
 * The differences between the ledger and what the simulators moved: of each booking (without dispute fees and Stripe's
 * fees), and of all that was sent by M-Pesa, payouts and fees included.
 */
export async function wrongMoney(product: TestProduct, stays: readonly Stay[]): Promise<unknown[]> {
  const rows = async <T>(text: ReturnType<typeof sql>) => (await product.app.db.execute(text)).rows as T[];
  const wrong: unknown[] = [];
  for (const stay of stays) {
    const [held] = await rows<Record<string, number>>(
      sql`select coalesce(sum(amount_minor) filter (where account = 'mpesa:collection:KES'), 0)::int as "kesMinor",
            coalesce(sum(amount_minor) filter (where account = 'mpesa:disburse:KES'), 0)::int as "sentMinor",
            (coalesce(sum(amount_minor) filter (where account = 'stripe:clearing:USD'), 0)
              + coalesce(sum(amount_minor) filter (where account in ('fees:dispute:USD', 'fees:stripe:USD')), 0))::int as "usdCents"
          from ledger_entries where booking_id = ${stay.id}`,
    );
    const moved = await movedFor(product, stay);
    if (JSON.stringify(held) !== JSON.stringify(moved)) wrong.push({ booking: stay.reference, held, moved });
  }
  const [disbursed] = await rows<{ minor: number }>(
    sql`select coalesce(-sum(amount_minor), 0)::int as minor from ledger_entries where account = 'mpesa:disburse:KES'`,
  );
  const { moved } = await product.control<{ moved: { kind: string; amount: number; fee: number }[] }>(
    'daraja',
    'moved',
  );
  const orders = moved.filter(({ kind }) => kind === 'b2c');
  const sent = orders.reduce((sum, { amount, fee }) => sum + (amount + fee) * 100, 0);
  if (disbursed?.minor !== sent) wrong.push({ account: 'mpesa:disburse:KES', held: disbursed?.minor, moved: sent });
  return wrong;
}
