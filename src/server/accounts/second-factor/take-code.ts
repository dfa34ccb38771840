import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { secondFactors } from '../tables.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { takeStep } from './take-step.ts';
import { findStep } from './totp.ts';
import type { TypedCode } from './typed-code.ts';

/**
 * Uses up a code of a person. An authenticator app knows only the real time, so its codes are those of the machine's time,
 * also where the demo's clock was moved.
 * @returns whether it is right and was not used before
 */
export async function takeCode(app: App, tx: Tx, { personId, code }: { personId: string; code: TypedCode }) {
  const { clock, secrets } = app;
  if (code.kind === 'recovery') {
    return takeRecoveryCode(tx, secrets, { personId, code: code.code, at: clock.now() });
  }
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.personId, personId));
  const step = factor && findStep(secrets.open(factor.keySealed), { digits: code.digits, at: clock.machineNow() });
  return step !== undefined && takeStep(tx, { personId, step });
}
