import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import type { PersonRow } from '../repository.ts';
import { people, takeBackLinks } from '../tables.ts';
import { type Earlier, takeAccountBack, takeBackValidMs } from '../take-back.ts';

/**
 * Makes the link of the letter that a second factor is on: whoever reads the person's address can take the account back by
 * it, should somebody else have turned it on. The token is never stored in plain text.
 * @returns undefined for an address that nobody has proved to read, and for admins, whose second factor no letter removes
 */
export async function makeTakeBackLink(tx: Tx, person: PersonRow, createdAt: Date): Promise<string | undefined> {
  const { id: personId, email, emailVerifiedAt: verifiedAt } = person;
  if (!verifiedAt || person.role === 'admin') return undefined;
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + takeBackValidMs);
  await tx
    .insert(takeBackLinks)
    .values({ tokenSha256: sha256(token), personId, email, verifiedAt, createdAt, expiresAt });
  return token;
}

/**
 * Takes an account back as it was when its second factor was turned on, by the link in the letter about that, as
 * `takeAccountBack` says.
 * @throws AppError as `takeAccountBack`; not_found also for whoever has become an admin
 */
export const takeBack = (
  app: App,
  { token, password }: { token: string; password: string },
): Promise<{ id: string; asksCode: boolean }> =>
  takeAccountBack(app, {
    password,
    find: (db) => findOpenLink(db, token, app.clock.now()),
    action: 'person.taken_back',
  });

async function findOpenLink(db: DbOrTx, token: string, now: Date): Promise<Earlier | undefined> {
  const [link] = await db
    .select({
      ...{ personId: takeBackLinks.personId, email: takeBackLinks.email },
      ...{ verifiedAt: takeBackLinks.verifiedAt, since: takeBackLinks.createdAt },
    })
    .from(takeBackLinks)
    .innerJoin(people, eq(people.id, takeBackLinks.personId))
    .where(
      and(
        eq(takeBackLinks.tokenSha256, sha256(token)),
        isNull(takeBackLinks.usedAt),
        gt(takeBackLinks.expiresAt, now),
        ne(people.role, 'admin'),
      ),
    );
  return link;
}
