import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import {
  attemptMoves,
  bookingMoves,
  disbursementMoves,
  type Moves,
  paymentMoves,
  paymentStepsBack,
  payoutItemMoves,
  payoutMoves,
  refundMoves,
} from '#shared/states.ts';
import { type Cast, deedsOf, finish, gather, play } from './player.ts';
import { type Stage, setStage } from './stage.ts';
import { movedFor } from './witness.ts';

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await setStage();
  cast = await gather(stage);
});
afterAll(() => stage.close());

const rows = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];

const tables: Record<string, Moves<string>[]> = {
  bookings: [bookingMoves],
  payments: [paymentMoves, paymentStepsBack],
  payment_attempts: [attemptMoves],
  refunds: [refundMoves],
  disbursements: [disbursementMoves],
  payouts: [payoutMoves],
  payout_items: [payoutItemMoves],
};

/** Whether the tables lead from one state to another, in any number of steps. */
function leads(moves: Moves<string>[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const state of reached) for (const table of moves) for (const next of table[state] ?? []) reached.add(next);
  return reached.has(to);
}

const states = async () =>
  new Map(
    (
      await rows<{ kind: string; id: string; status: string }>(
        sql.raw(
          Object.keys(tables)
            .map((name) => `select '${name}' as kind, id, status from ${name}`)
            .join(' union all '),
        ),
      )
    ).map(({ kind, id, status }) => [id, { kind, status }]),
  );

/** Moves that no table has, since the states were looked at last. */
async function strangeMoves(before: Awaited<ReturnType<typeof states>>) {
  const now = await states();
  const strange = [...now].filter(([id, { kind, status }]) => {
    const was = before.get(id);
    return was !== undefined && !leads(tables[kind] ?? [], was.status, status);
  });
  return {
    now,
    strange: strange.map(([id, { kind, status }]) => `${kind} ${id}: ${before.get(id)?.status} → ${status}`),
  };
}

/** Every booking's money by the ledger and by the simulators, dispute fees and Stripe's own left out. */
async function wrongMoney(): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const stay of cast.stays) {
    const [held] = await rows<Record<string, number>>(
      sql`select coalesce(sum(amount_minor) filter (where account = 'mpesa:collection:KES'), 0)::int as "kesMinor",
            coalesce(sum(amount_minor) filter (where account = 'mpesa:disburse:KES'), 0)::int as "sentMinor",
            (coalesce(sum(amount_minor) filter (where account = 'stripe:clearing:USD'), 0)
              + coalesce(sum(amount_minor) filter (where account in ('fees:dispute:USD', 'fees:stripe:USD')), 0))::int as "usdCents"
          from ledger_entries where booking_id = ${stay.id}`,
    );
    const moved = await movedFor(stage.product, stay);
    if (JSON.stringify(held) !== JSON.stringify(moved)) wrong.push({ booking: stay.reference, held, moved });
  }
  return wrong;
}

test('three hundred deeds in random order: the books agree with the rows and with what moved', {
  timeout: 180_000,
}, async () => {
  let seen = await states();
  for (const deed of deedsOf(20_261_121, 300)) {
    await play(cast, deed);
    const { now, strange } = await strangeMoves(seen);
    expect(strange, JSON.stringify(deed)).toEqual([]);
    seen = now;
  }
  await finish(cast);
  expect((await strangeMoves(seen)).strange).toEqual([]);
  // Else the deeds never reached what is hard.
  const reached = new Set([...cast.answers.keys()].map((answer) => answer.split(' ')[0]));
  expect([...reached]).toEqual(expect.arrayContaining(['cancel', 'refund', 'change', 'payout', 'withdraw']));
  const differences = await checkLedger(stage.product.app);
  const cases = sql`select code, subject, expected, found from reconciliation_issues
    where code in ('ledger_unbalanced', 'ledger_difference', 'stripe_difference', 'refund_stuck', 'disbursement_stuck')`;
  expect({ differences, cases: await rows(cases) }).toEqual({ differences: 0, cases: [] });
  expect(await wrongMoney()).toEqual([]);
  const failed = stage.product.logged
    .map((line) => JSON.parse(line))
    .filter(({ status, err }) => status === 500 || err);
  expect(failed).toEqual([]);
});
