import { sql } from 'drizzle-orm';
import { openScenario, PRICE_CENTS, PRICE_KES, type Stay } from '../../support/scenario.ts';

// What the tests of refunds share. It is loaded anew for each test file, which thus has a product of its own.
export const scenario = await openScenario();

export const good = '4242424242424242';

export const taken = async (stay: Stay) => {
  const { rows } = await scenario.product.app.db.execute(
    sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${stay.startDate}`,
  );
  return rows[0]?.taken;
};

/** L6 and L6b. */
export const MPESA_REFUND = {
  refund: {
    'customer:deposits:USD': PRICE_CENTS,
    'fx:KES': PRICE_KES * 100,
    'fx:USD': -PRICE_CENTS,
    'refund:pending:KES': -PRICE_KES * 100,
  },
  refund_done: { 'mpesa:collection:KES': -PRICE_KES * 100, 'refund:pending:KES': PRICE_KES * 100 },
};

export const CARD_REFUND = {
  refund: { 'customer:deposits:USD': PRICE_CENTS, 'refund:pending:USD': -PRICE_CENTS },
  refund_done: { 'refund:pending:USD': PRICE_CENTS, 'stripe:clearing:USD': -PRICE_CENTS },
};
