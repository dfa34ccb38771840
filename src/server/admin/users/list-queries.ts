import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { beginningWith, containing } from '#server/db/containing.ts';
import { listOf, readersOf, type WholeOf } from '#server/db/page.ts';
import type { AdminUsersQuery } from '#shared/contracts/admin-users.schemas.ts';
import type { AdminUsers } from '#shared/contracts/admin-users.ts';
import type { PersonState } from '#shared/person-states.ts';
import { normalisePhone } from '#shared/phone.ts';
import type { Role } from '#shared/rights.ts';

/** With fewer characters in a row the index `people_search` finds only where words begin. */
const anywhereFrom = 3;

/** Whose name or e-mail address has these characters, or whose id it is. By `people_search`. */
export function matchesPerson(q: string): SQL | undefined {
  if (isUuid(q)) return eq(people.id, q);
  // The index knows letters and digits alone; without any of them everybody would be read.
  if (!/[\p{L}\p{N}]/u.test(q)) return sql`false`;
  if (q.length < anywhereFrom) {
    const ofName = or(ilike(people.name, beginningWith(q)), ilike(people.name, containing(` ${q}`)));
    return or(ofName, ilike(people.email, beginningWith(q)));
  }
  return or(ilike(people.name, containing(q)), ilike(people.email, containing(q)));
}

/** What is looked for, and what of it a cursor knows: a digest changes with the key. */
interface Looked {
  condition: SQL | undefined;
  toJSON(): string;
}

/** The same, and whose whole Kenyan phone it is, in any of its spellings; by `people_phone`. */
function lookFor({ secrets }: App, q: string): Looked {
  const phone = normalisePhone(q);
  const condition = phone ? or(hasPhone(secrets.digest('phone', phone)), matchesPerson(q)) : matchesPerson(q);
  return { condition, toJSON: () => q };
}

/** The condition of the index stands in the text, as a plan for any value needs it. */
const hasPhone = (key: string): SQL => sql`(${people.phoneKey} is not null and ${people.phoneKey} = ${key})`;

const inState: Record<PersonState, () => SQL | undefined> = {
  deleted: () => isNotNull(people.deletedAt),
  suspended: () => and(isNotNull(people.suspendedAt), isNull(people.deletedAt)),
  unverified: () => and(isNull(people.emailVerifiedAt), isNull(people.suspendedAt), isNull(people.deletedAt)),
  active: () => and(isNotNull(people.emailVerifiedAt), isNull(people.suspendedAt), isNull(people.deletedAt)),
};

type StateColumns = Pick<typeof people.$inferSelect, 'deletedAt' | 'suspendedAt' | 'emailVerifiedAt'>;

/** The state of an account as `inState` tells them apart. */
export function stateOf({ deletedAt, suspendedAt, emailVerifiedAt }: StateColumns): PersonState {
  if (deletedAt) return 'deleted';
  if (suspendedAt) return 'suspended';
  return emailVerifiedAt ? 'active' : 'unverified';
}

const usersList = listOf({
  name: 'users',
  select: (db, position) =>
    db
      .select({
        ...{ id: people.id, name: people.name, email: people.email, role: people.role },
        ...{ emailVerifiedAt: people.emailVerifiedAt, suspendedAt: people.suspendedAt },
        ...{ deletedAt: people.deletedAt, createdAt: people.createdAt, position },
      })
      .from(people)
      .$dynamic(),
  id: people.id,
  filters: {
    looked: ({ condition }: Looked) => condition,
    role: (role: Role) => eq(people.role, role),
    state: (state: PersonState) => inState[state](),
  },
  sorts: {
    createdAt: { column: people.createdAt, index: 'people_created' },
    name: { column: people.name, index: 'people_name' },
  },
});

type Query = z.output<typeof AdminUsersQuery>;
type Item = AdminUsers['items'][number];
type Columns = 'id' | 'name' | 'email' | 'role' | 'createdAt' | keyof StateColumns;

const itemOf = ({
  createdAt,
  deletedAt,
  suspendedAt,
  emailVerifiedAt,
  ...row
}: Pick<typeof people.$inferSelect, Columns>): Item => ({
  ...row,
  state: stateOf({ deletedAt, suspendedAt, emailVerifiedAt }),
  createdAt: createdAt.toISOString(),
});

const wantedBy = <Asked extends WholeOf<Query>>(app: App, { q, ...query }: Asked) => ({
  ...query,
  looked: q === undefined ? undefined : lookFor(app, q),
});

const users = readersOf(usersList, itemOf);

/** Everybody with an account, for admins: filtered, sorted and paged as the query asks. */
export const listUsers = (app: App, query: Query): Promise<AdminUsers> => users.page(app.db, wantedBy(app, query));

/** All of them, in the same order. @throws AppError list_too_long */
export const eachUser = (app: App, query: WholeOf<Query>, most: number): AsyncIterable<Item> =>
  users.each(app.db, wantedBy(app, query), most);
