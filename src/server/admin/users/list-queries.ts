import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { beginningWith, containing } from '#server/db/containing.ts';
import { listOf, readersOf } from '#server/db/page.ts';
import type { AdminUsers } from '#shared/contracts/admin-users.ts';
import type { PersonState } from '#shared/person-states.ts';
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

const inState: Record<PersonState, () => SQL | undefined> = {
  suspended: () => isNotNull(people.suspendedAt),
  unverified: () => and(isNull(people.emailVerifiedAt), isNull(people.suspendedAt)),
  active: () => and(isNotNull(people.emailVerifiedAt), isNull(people.suspendedAt)),
};

/** The state of an account as `inState` tells them apart. */
export function stateOf({
  suspendedAt,
  emailVerifiedAt,
}: Pick<typeof people.$inferSelect, 'suspendedAt' | 'emailVerifiedAt'>): PersonState {
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
        ...{ createdAt: people.createdAt, position },
      })
      .from(people)
      .$dynamic(),
  id: people.id,
  filters: {
    q: matchesPerson,
    role: (role: Role) => eq(people.role, role),
    state: (state: PersonState) => inState[state](),
  },
  sorts: {
    createdAt: { column: people.createdAt, index: 'people_created' },
    name: { column: people.name, index: 'people_name' },
  },
});

type Item = AdminUsers['items'][number];
type Columns = 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'suspendedAt' | 'emailVerifiedAt';

const itemOf = ({
  createdAt,
  suspendedAt,
  emailVerifiedAt,
  ...row
}: Pick<typeof people.$inferSelect, Columns>): Item => ({
  ...row,
  state: stateOf({ suspendedAt, emailVerifiedAt }),
  createdAt: createdAt.toISOString(),
});

/**
 * Everybody with an account, for admins: filtered, sorted and paged as the query asks. `eachUser`: all of them, in the same order.
 * @throws AppError list_too_long
 */
export const { page: listUsers, each: eachUser } = readersOf(usersList, itemOf);
