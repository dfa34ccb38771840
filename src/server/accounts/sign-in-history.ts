import { and, desc, eq, inArray, lt, lte, not } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { shortAddress } from '#server/limits/network.ts';
import { takeOne } from '#server/limits/take-tries.ts';
import type { SignInOutcome } from '#shared/sign-in-outcomes.ts';
import { deviceName } from './device-name.ts';
import { signIns } from './tables.ts';

const keptMs = 180 * 24 * 3_600_000;
/** Of sign-ins, and of failed tries: guessers fail ten times in fifteen minutes, and must not push out the sign-ins. */
const keptOfEach = 250;

const failures: SignInOutcome[] = ['wrong_password', 'code_asked', 'wrong_code'];

/** How often the password alone is recorded: it may be given as often as one likes, and must not push out the other tries. */
const asksPerHour = { most: 30, periodMs: 3_600_000 };

interface SignIn {
  personId: string;
  outcome: SignInOutcome;
  browser: { userAgent: string; address: string };
  at: Date;
}

/**
 * Records a sign-in, or a try that failed, and forgets a person's oldest of its kind beyond 250. By `sign_ins_person`.
 * @returns the id of the entry
 */
export async function recordSignIn(db: DbOrTx, { personId, outcome, browser, at }: SignIn): Promise<string> {
  const network = shortAddress(browser.address);
  const id = newId();
  await db.insert(signIns).values({ id, personId, at, outcome, device: deviceName(browser.userAgent), network });
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
  return id;
}

/**
 * Records that the password was right and a code is asked for. Of one person 30 an hour are recorded.
 * @returns the id of the entry, for `forgetCodeAsked`; undefined where none was made
 */
export async function recordCodeAsked(
  app: App,
  tx: Tx,
  asked: Omit<SignIn, 'outcome' | 'at'>,
): Promise<string | undefined> {
  const at = app.clock.now();
  const limit = { subject: `code-asked:${asked.personId}`, ...asksPerHour };
  if (app.config.rateLimits && !(await takeOne(tx, limit, at))) return undefined;
  return recordSignIn(tx, { ...asked, outcome: 'code_asked', at });
}

/** Deletes the entry that a code is asked for, once one was given: what became of that has an entry of its own. */
export async function forgetCodeAsked(tx: Tx, { id, personId }: { id: string; personId: string }): Promise<void> {
  await tx
    .delete(signIns)
    .where(and(eq(signIns.id, id), eq(signIns.personId, personId), eq(signIns.outcome, 'code_asked')));
}

/** Deletes what is older than 180 days. By `sign_ins_at`. */
export async function forgetOldSignIns(app: App): Promise<void> {
  await app.db.delete(signIns).where(lt(signIns.at, new Date(app.clock.now().getTime() - keptMs)));
}
