import type { Tx } from '#server/db/client.ts';
import type { Settings } from '#server/settings/queries.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import type { Plan } from './plan.ts';

/** What every step of a filling gets. All of it is one transaction, so an interrupted filling leaves nothing. */
export interface Filling {
  plan: Plan;
  tx: Tx;
  /** Those of an empty database. */
  settings: Settings;
  /** Of the password that all people share. */
  passwordHash: string;
  /** Runs a statement. @returns how many rows it wrote */
  run(statement: string, values?: unknown[]): Promise<number>;
}

/** Hundredths of a percent. */
const bps = (percent: number) => Math.round(percent * 100);

export const commissionBps = (settings: Settings): number => bps(settings.commissionPercent);

export const taxesOf = (settings: Settings): FrozenTaxes => ({
  vatBps: bps(settings.commissionVatPercent),
  levyBps: bps(settings.tourismLevyPercent),
  withholdingBps: bps(settings.withholdingTaxPercent),
});
