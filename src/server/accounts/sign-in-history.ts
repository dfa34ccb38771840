import { and, desc, eq, inArray, lt, lte, not } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { shortAddress } from '#server/limits/network.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import { deviceName } from './device-name.ts';
import { signIns } from './tables.ts';

const keptMs = 180 * 24 * 3_600_000;
/** Of sign-ins, and of failed tries: guessers fail ten times in fifteen minutes, and must not push out the sign-ins. */
const keptOfEach = 250;

const failures: SignInOutcome[] = ['wrong_password', 'wrong_code'];

interface SignIn {
  personId: string;
  outcome: SignInOutcome;
  browser: { userAgent: string; address: string };
  at: Date;
}

/** Records a sign-in, or a try that failed, and forgets a person's oldest of its kind beyond 250. By `sign_ins_person`. */
export async function recordSignIn(db: DbOrTx, { personId, outcome, browser, at }: SignIn): Promise<void> {
  const network = shortAddress(browser.address);
  await db.insert(signIns).values({ personId, at, outcome, device: deviceName(browser.userAgent), network });
  const isFailure = inArray(signIns.outcome, failures);
  const ofKind = and(eq(signIns.personId, personId), failures.includes(outcome) ? isFailure : not(isFailure));
  const [tooOld] = await db
    .select({ at: signIns.at })
    .from(signIns)
    .where(ofKind)
    .orderBy(desc(signIns.at), desc(signIns.id))
    .offset(keptOfEach)
    .limit(1);
  if (tooOld) await db.delete(signIns).where(and(ofKind, lte(signIns.at, tooOld.at)));
}

/** Deletes what is older than 180 days. By `sign_ins_at`. */
export async function forgetOldSignIns(app: App): Promise<void> {
  await app.db.delete(signIns).where(lt(signIns.at, new Date(app.clock.now().getTime() - keptMs)));
}
