import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { qrPath } from '#server/papers/qr.ts';
import { AppError } from '#shared/errors.ts';
import type { Browser } from '../check-password.ts';
import { confirmPassword } from '../confirm-password.ts';
import { lockOpenSession, lockPerson } from '../repository.ts';
import { secondFactors } from '../tables.ts';
import { addressOfKey, newKey } from './totp.ts';

/**
 * Makes a key for a person's authenticator app. It counts only once a code is given from it (`confirm-enrolment.ts`), within
 * an hour; another start replaces it.
 * @returns the key in Base32, its address, and that as a QR code; they are shown only now
 * @throws AppError second_factor_on; sign_in_required when the session ends meanwhile; what `confirmPassword` throws
 */
export async function startEnrolment(app: App, owner: Person, currentPassword: string, browser: Browser) {
  const confirmed = await confirmPassword(app, owner, { currentPassword, browser });
  const key = newKey();
  const uri = addressOfKey(key, confirmed.email);
  const qr = await qrPath(uri);
  await transaction(app, async (tx) => {
    const person = await lockPerson(tx, owner.id);
    // Since the password was checked, the session may have been ended, or the password changed.
    const goesOn = person?.passwordHash === confirmed.passwordHash && (await lockOpenSession(tx, owner.sessionId));
    if (!person || !goesOn) throw new AppError('sign_in_required');
    if (person.secondFactorAt) throw new AppError('second_factor_on');
    const row = { keySealed: app.secrets.seal(key), createdAt: app.clock.now(), lastStep: null };
    await tx
      .insert(secondFactors)
      .values({ personId: owner.id, ...row })
      .onConflictDoUpdate({ target: secondFactors.personId, set: row });
  });
  return { key, uri, qr };
}
