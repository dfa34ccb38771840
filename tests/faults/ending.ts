import { expect } from 'vitest';
import type { Stage, Stay } from './stage.ts';
import { checkInvariants, movedFor, type State, stateOf } from './witness.ts';

interface Ending {
  /** Each letter that was sent about the booking, and how often; every other was not. */
  told: Partial<State['mails']>;
  /** What is left at the providers or left us, minor units, where it is not 0. */
  moved?: Partial<Awaited<ReturnType<typeof movedFor>>>;
  /** Shillings × 100 that moved without anybody ever telling us. */
  lost?: number;
}

/** The end of a scenario as those see it who have a letter or their money; and what holds after every scenario. */
export async function expectEnd(stage: Stage, stay: Stay, { told, moved = {}, lost = 0 }: Ending): Promise<void> {
  await checkInvariants(stage, stay, { lost });
  const { mails } = await stateOf(stage.product, stay);
  expect(Object.fromEntries(Object.entries(mails).filter(([, sent]) => sent > 0))).toEqual(told);
  expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0, ...moved });
}
