import { eq, ilike, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { listOf, readersOf, type WholeOf } from '#server/db/page.ts';
import type { SubscribersQuery } from '#shared/contracts/newsletter.schemas.ts';
import type { Subscriber, SubscribersPage } from '#shared/contracts/newsletter.ts';
import { foldEmail } from '#shared/email.ts';
import type { Lang } from '#shared/languages.ts';
import type { SubscriberState } from '#shared/newsletter.ts';
import { newsletterSubscribers } from './tables.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

type Row = typeof newsletterSubscribers.$inferSelect;

/** A row of the list, or undefined. */
export async function findSubscriber(db: DbOrTx, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return row;
}

/** What the list has of an address, in any spelling of its letters. */
export async function findSubscription(
  db: DbOrTx,
  email: string,
): Promise<Pick<Row, 'email' | 'language' | 'askedAt' | 'confirmedAt'> | undefined> {
  const [row] = await db
    .select({
      ...{ email: newsletterSubscribers.email, language: newsletterSubscribers.language },
      ...{ askedAt: newsletterSubscribers.askedAt, confirmedAt: newsletterSubscribers.confirmedAt },
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, foldEmail(email)));
  return row;
}

/** The conditions stand in the text, as a plan for any value needs them. */
const inState: Record<SubscriberState, ReturnType<typeof sql>> = {
  waiting: sql`(${newsletterSubscribers.confirmedAt} is null)`,
  confirmed: sql`(${newsletterSubscribers.confirmedAt} is not null)`,
};

const subscribersList = listOf({
  name: 'newsletter-subscribers',
  select: (db, position) =>
    db
      .select({
        ...{ id: newsletterSubscribers.id, email: newsletterSubscribers.email },
        ...{ language: newsletterSubscribers.language, askedAt: newsletterSubscribers.askedAt },
        ...{ confirmedAt: newsletterSubscribers.confirmedAt, position },
      })
      .from(newsletterSubscribers)
      .$dynamic(),
  id: newsletterSubscribers.id,
  filters: {
    // Addresses are stored folded, and the index knows letters and digits alone.
    q: (q: string) =>
      /[\p{L}\p{N}]/u.test(q) ? ilike(newsletterSubscribers.email, containing(foldEmail(q))) : sql`false`,
    state: (state: SubscriberState) => inState[state],
    language: (language: Lang) => eq(newsletterSubscribers.language, language),
  },
  sorts: {
    askedAt: { column: newsletterSubscribers.askedAt, index: 'newsletter_subscribers_asked' },
  },
});

const itemOf = ({ askedAt, confirmedAt, ...row }: Row): Subscriber => ({
  ...row,
  state: confirmedAt ? 'confirmed' : 'waiting',
  askedAt: askedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

const subscribers = readersOf(subscribersList, itemOf);

type Query = z.output<typeof SubscribersQuery>;

/** The newsletter's addresses, for admins: filtered, sorted and paged as the query asks. */
export const listSubscribers = (app: App, query: Query): Promise<SubscribersPage> => subscribers.page(app.db, query);

/** With where they unsubscribe; null for those that are not confirmed, since nobody may write to them. */
export interface ExportedSubscriber extends Subscriber {
  unsubscribe: string | null;
}

/** All of them, in the same order. @throws AppError list_too_long */
export async function* eachSubscriber(
  app: App,
  query: WholeOf<Query>,
  most: number,
): AsyncGenerator<ExportedSubscriber> {
  for await (const item of subscribers.each(app.db, query, most)) {
    const address = unsubscribeAddress(app, { id: item.id, lang: item.language });
    yield { ...item, unsubscribe: item.state === 'confirmed' ? address : null };
  }
}
