import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { shortAddress } from '#server/limits/network.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import { deviceName } from './device-name.ts';
import { signIns } from './tables.ts';

const keptMs = 180 * 24 * 3_600_000;
/** Guessers fail ten times in fifteen minutes; their rows must not grow without end. */
const keptPerPerson = 500;

interface SignIn {
  personId: string;
  outcome: SignInOutcome;
  browser: { userAgent: string; address: string };
  at: Date;
}

/** Records a sign-in, or a try that failed, and forgets a person's oldest beyond 500. By `sign_ins_person`. */
export async function recordSignIn(db: DbOrTx, { personId, outcome, browser, at }: SignIn): Promise<void> {
  const network = shortAddress(browser.address);
  await db.insert(signIns).values({ personId, at, outcome, device: deviceName(browser.userAgent), network });
  const ofPerson = eq(signIns.personId, personId);
  const [tooOld] = await db
    .select({ at: signIns.at })
    .from(signIns)
    .where(ofPerson)
    .orderBy(desc(signIns.at), desc(signIns.id))
    .offset(keptPerPerson)
    .limit(1);
  if (tooOld) await db.delete(signIns).where(and(ofPerson, lte(signIns.at, tooOld.at)));
}

/** Deletes what is older than 180 days. By `sign_ins_at`. */
export async function forgetOldSignIns(app: App): Promise<void> {
  await app.db.delete(signIns).where(lt(signIns.at, new Date(app.clock.now().getTime() - keptMs)));
}
