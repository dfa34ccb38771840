import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/db/columns.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import type * as Holders from '#server/providers/team/holders.ts';
import type * as Repository from '#server/providers/team/repository.ts';
import { openTeams } from '#server/providers/team/team.fixture.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { teamLimits } from '#shared/team-limits.ts';
import type { MadePerson } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard a team is read without being locked, and each of two who change it has read before the other writes. */
vi.mock('#server/providers/lock-provider.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof LockProvider>, () => ({
    async lockProvider(tx, id) {
      const [provider] = await tx.select().from(providers).where(eq(providers.id, id));
      return provider;
    },
  })),
);
vi.mock('#server/providers/team/holders.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Holders>, (real) => ({
    async listHolders(tx, id) {
      const holders = await real.listHolders(tx, id);
      await atBarrier();
      return holders;
    },
  })),
);
vi.mock('#server/providers/team/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async countPeople(tx, id) {
      const people = await real.countPeople(tx, id);
      await atBarrier();
      return people;
    },
  })),
);

let teams: Awaited<ReturnType<typeof openTeams>>;
beforeAll(async () => {
  teams = await openTeams();
});
afterAll(() => teams?.close());

const all: ProviderRight[] = ['manage', 'bookings', 'money'];
const leave = (who: MadePerson) => teams.call('DELETE', '/api/provider/membership', who);
const codesOf = (answers: readonly { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => answer.json().code ?? answer.statusCode).toSorted();

test.each([
  { guard: true, outcomes: [200, 'last_manager'], left: 1 },
  { guard: false, outcomes: [200, 200], left: 0 },
])('the last two who may manage leave at once, guard $guard: $left stays', async ({ guard, outcomes, left }) => {
  const { providerId, members } = await teams.makeTeam(all, all);
  const answers = await withGuard({ on: guard, participants: 2 }, () => Promise.all(members.map(leave)));
  expect(codesOf(answers)).toEqual(outcomes);
  expect(await teams.app.db.$count(providerMembers, eq(providerMembers.providerId, providerId))).toBe(left);
});

test.each([
  { guard: true, outcomes: [201, 'team_full'] },
  { guard: false, outcomes: [201, 201] },
])('two are invited at once to a team with room for one, guard $guard', async ({ guard, outcomes }) => {
  const { members } = await teams.makeTeam(all, ...Array.from({ length: teamLimits.people - 2 }, () => all));
  const owner = members[0] as MadePerson;
  const invite = () => teams.invite(owner, `${newId()}@example.com`);
  const answers = await withGuard({ on: guard, participants: 2 }, () => Promise.all([invite(), invite()]));
  expect(codesOf(answers)).toEqual(outcomes);
});
