import { expect } from 'vitest';
import type { Scenario, Stay } from '../../support/scenario.ts';
import { checkInvariants, movedFor, type State, stateOf } from './invariants.ts';

interface Ending {
  /** How often each letter about the booking was sent; those that are not named were not. */
  told: Partial<State['mails']>;
  /** The money that remains at the providers or was sent, in minor units, where it is not 0. */
  moved?: Partial<Awaited<ReturnType<typeof movedFor>>>;
  /** Shillings × 100 that moved and were never reported to us. */
  lost?: number;
}

/** Checks the letters and the money at the end of a scenario, and the invariants. */
export async function expectEnd(scenario: Scenario, stay: Stay, { told, moved = {}, lost = 0 }: Ending): Promise<void> {
  await checkInvariants(scenario, stay, { lost });
  const { mails } = await stateOf(scenario.product, stay);
  expect(Object.fromEntries(Object.entries(mails).filter(([, sent]) => sent > 0))).toEqual(told);
  expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0, ...moved });
}
