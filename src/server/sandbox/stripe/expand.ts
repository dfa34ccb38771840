import type { KeptBalanceTransaction } from './balance-objects.ts';
import type { Fields } from './form.ts';
import type { Memory } from './memory.ts';
import type { KeptIntent } from './objects.ts';
import { invalidRequest } from './problems.ts';

/**
 * The paths that are to be answered as objects instead of ids.
 * @throws StripeProblem 400 for a path this call cannot expand
 */
export function expandedPaths(fields: Fields, possible: string[]): string[] {
  const paths = fields.get('expand[]') ?? [];
  const wrong = paths.find((path) => !possible.includes(path));
  if (wrong !== undefined) throw invalidRequest(`This property cannot be expanded (${wrong}).`, { param: 'expand' });
  return paths;
}

export const INTENT_PATHS = ['latest_charge', 'latest_charge.balance_transaction'];

/** An intent as it is answered, with its charge, and the charge's balance transaction, as objects where asked for. */
export function shownIntent(memory: Memory, intent: KeptIntent, paths: string[]) {
  const charge =
    paths.length > 0 && intent.latest_charge !== null ? memory.charges.get(intent.latest_charge) : undefined;
  if (!charge) return intent;
  const deep = paths.includes('latest_charge.balance_transaction') && charge.balance_transaction !== null;
  const money = deep ? memory.balanceTransactions.get(charge.balance_transaction ?? '') : undefined;
  return { ...intent, latest_charge: money ? { ...charge, balance_transaction: money } : charge };
}

/** A balance transaction as it is answered, with its source as an object where asked for. */
export function shownMoney(memory: Memory, money: KeptBalanceTransaction, paths: string[]) {
  if (paths.length === 0) return money;
  const { charges, refunds, disputes } = memory;
  const source = charges.get(money.source) ?? refunds.get(money.source) ?? disputes.get(money.source);
  return { ...money, source: source ?? money.source };
}
