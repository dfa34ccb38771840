import { desc, gt, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { rateChangePercentMost as percent } from '#shared/consent-acts.ts';
import { type Settings, withDefaults } from './queries.ts';
import { settingsVersions } from './tables.ts';

const daysMs = 7 * 24 * 3_600_000;

/**
 * The fewest whole shillings that a dollar was worth within the last seven days: by another rate that was set a moment ago
 * nobody makes an amount in shillings smaller than the one above which another admin has to consent.
 */
export const lowestKesRate = async (db: DbOrTx, at: Date): Promise<number> => Math.min(...(await listKesRates(db, at)));

/** In whole shillings what a dollar was worth within the last seven days, what it is worth now among it. */
async function listKesRates(db: DbOrTx, at: Date): Promise<number[]> {
  const since = new Date(at.getTime() - daysMs);
  const values = { values: settingsVersions.values };
  const later = await db.select(values).from(settingsVersions).where(gt(settingsVersions.changedAt, since));
  const [first] = await db
    .select(values)
    .from(settingsVersions)
    .where(lte(settingsVersions.changedAt, since))
    .orderBy(desc(settingsVersions.version))
    .limit(1);
  const all = [first?.values ?? {}, ...later.map((row) => row.values)];
  return all.map((one) => rateOf(withDefaults(one)));
}

/**
 * The whole shillings for a dollar that one admin may set alone while an amount for consents is set: not too far from any rate
 * of the last seven days. `least` is above `most` where those are too far apart already.
 */
export async function readRatesAlone(db: DbOrTx, at: Date): Promise<{ least: number; most: number }> {
  const rates = await listKesRates(db, at);
  return {
    least: Math.ceil((Math.max(...rates) * (100 - percent)) / 100),
    most: Math.floor((Math.min(...rates) * (100 + percent)) / 100),
  };
}

const rateOf = ({ usdToKesRate }: Settings): number => usdToKesRate;

/** US cents that an amount in shillings × 100 is worth at most, rounded up. @param rate whole shillings a dollar */
export const centsOfKesMinor = (kesMinor: number, rate: number): number => Math.ceil(kesMinor / rate);
