import { expect } from 'vitest';
import type { Scenario, Stay } from '../../support/scenario.ts';
import { checkInvariants, movedFor, type State, stateOf } from './invariants.ts';

interface Ending {
  /** Each letter that was sent about the booking, and how often; every other was not. */
  told: Partial<State['mails']>;
  /** What is left at the providers or left us, minor units, where it is not 0. */
  moved?: Partial<Awaited<ReturnType<typeof movedFor>>>;
  /** Shillings × 100 that moved without anybody ever telling us. */
  lost?: number;
}

/** Checks what travellers and providers got at the end of a scenario (letters, money), and the invariants. */
export async function expectEnd(scenario: Scenario, stay: Stay, { told, moved = {}, lost = 0 }: Ending): Promise<void> {
  await checkInvariants(scenario, stay, { lost });
  const { mails } = await stateOf(scenario.product, stay);
  expect(Object.fromEntries(Object.entries(mails).filter(([, sent]) => sent > 0))).toEqual(told);
  expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0, ...moved });
}
