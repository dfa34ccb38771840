import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { newId } from '#server/db/columns.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { teamLimits } from '#shared/team-limits.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { addProviderMember } from '../add-provider-member.ts';
import { providerInvitations, providerMembers, providers } from '../tables.ts';
import { forgetInvitations } from './forget-invitations.ts';
import { openTeams } from './team.fixture.ts';

const all: ProviderRight[] = ['manage', 'bookings', 'money'];
const dayMs = 24 * 3_600_000;

let teams: Awaited<ReturnType<typeof openTeams>>;
beforeAll(async () => {
  teams = await openTeams();
});
afterAll(() => teams?.close());

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code];
const subjectsTo = async (email: string) => (await teams.lettersTo(email)).map(({ subject }) => subject);

async function ownerAlone() {
  const { providerId, members } = await teams.makeTeam(all);
  return { providerId, owner: members[0] as MadePerson, address: `${providerId}@example.com` };
}

const rightsOf = async (providerId: string, personId: string) => {
  const own = and(eq(providerMembers.providerId, providerId), eq(providerMembers.personId, personId));
  const [row] = await teams.app.db.select().from(providerMembers).where(own);
  return row?.rights;
};

const audited = async (providerId: string) =>
  (
    await teams.app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, providerId))
      .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  ).map(({ action, actorId, detail }) => ({ action, actorId, detail }));

describe('inviting', () => {
  test('a letter, what its link shows, and a member from then on; the business is told, and all of it is recorded', async () => {
    const { providerId, owner, address } = await ownerAlone();
    const guest = await teams.makeVerified({ name: 'Zawadi Njeri' });
    const invited = await teams.invite(owner, guest.email.toUpperCase().replace('EXAMPLE.COM', 'example.com'), [
      'bookings',
    ]);
    expect(invited.statusCode).toBe(201);
    const { id } = invited.json().invitations[0];
    expect(invited.json()).toEqual({
      members: [
        {
          ...{ id: owner.id, name: owner.name, email: owner.email, rights: all },
          ...{ joinedAt: expect.any(String), you: true },
        },
      ],
      invitations: [
        {
          ...{ id, email: expect.stringMatching(/@example\.com$/), rights: ['bookings'], invitedBy: owner.name },
          ...{ sentAt: expect.any(String), expiresAt: expect.any(String), expired: false },
        },
      ],
    });
    const token = await teams.tokenFor(invited.json().invitations[0].email);
    const [letter] = await teams.lettersTo(invited.json().invitations[0].email);
    expect(letter?.subject).toBe('Join the team of Savanna Trails on Twende');
    expect(letter?.text).toContain('Bookings and calendar');
    expect(letter?.text).not.toContain('Earnings and payouts');
    expect((await teams.view(token)).json()).toEqual({
      ...{ state: 'open', provider: { id: providerId, name: 'Savanna Trails' }, invitedBy: owner.name },
      ...{ email: invited.json().invitations[0].email, rights: ['bookings'], expiresAt: expect.any(String) },
    });
    const joined = await teams.accept(guest, token);
    expect([joined.statusCode, joined.json().providerId]).toEqual([200, providerId]);
    expect(joined.json().user.memberships).toEqual([{ providerId, name: 'Savanna Trails', rights: ['bookings'] }]);
    expect(joined.json().user.role).toBe('user');
    expect((await teams.view(token)).json().state).toBe('accepted');
    expect(codeOf(await teams.accept(guest, token))).toEqual([409, 'invitation_used']);
    await teams.drain();
    await teams.drain();
    expect(await subjectsTo(address)).toEqual(['New on your team: Zawadi Njeri']);
    expect(await audited(providerId)).toEqual([
      {
        ...{ action: 'provider.member_invited', actorId: owner.id },
        detail: { invitationId: id, rights: ['bookings'] },
      },
      {
        ...{ action: 'provider.member_joined', actorId: guest.id },
        detail: { invitationId: id, rights: ['bookings'] },
      },
    ]);
  });

  test('the letter is in the language that was chosen', async () => {
    const { owner } = await ownerAlone();
    const email = `${newId()}@example.com`;
    await teams.invite(owner, email, all, 'sw');
    const token = await teams.tokenFor(email);
    const [letter] = await teams.lettersTo(email);
    expect(letter?.subject).toBe('Jiunge na timu ya Savanna Trails kwenye Twende');
    expect(letter?.text).toContain(`/sw/invitation?token=${token}`);
    expect(letter?.text).toContain('Mapato na malipo ya mapato');
  });

  test('nothing tells whether an address has an account', async () => {
    const { owner } = await ownerAlone();
    const known = await makePerson(teams.app);
    const [one, other] = [await teams.invite(owner, known.email), await teams.invite(owner, `${newId()}@example.com`)];
    const shapeOf = (answer: { statusCode: number; json(): { invitations: object[] } }) => ({
      status: answer.statusCode,
      fields: Object.keys(answer.json().invitations.at(-1) ?? {}),
    });
    expect(shapeOf(one)).toEqual(shapeOf(other));
    const token = await teams.tokenFor(known.email);
    const viewed = (await teams.view(token)).json();
    expect(Object.keys(viewed)).toEqual(['state', 'provider', 'invitedBy', 'email', 'rights', 'expiresAt']);
  });

  test('nobody gives a right that they do not have, and a call by whoever may no longer manage is refused', async () => {
    const { providerId, members } = await teams.makeTeam(all, ['manage'], ['bookings', 'money']);
    const [, manager, clerk] = members as [MadePerson, MadePerson, MadePerson];
    const email = `${newId()}@example.com`;
    expect(codeOf(await teams.invite(manager, email, ['money']))).toEqual([403, 'rights_not_yours']);
    expect(codeOf(await teams.invite(clerk, email, ['money']))).toEqual([403, 'forbidden']);
    expect((await teams.invite(manager, email, ['manage'])).statusCode).toBe(201);
    expect(await teams.app.db.$count(providerInvitations, eq(providerInvitations.providerId, providerId))).toBe(1);
  });

  test.each(['draft', 'pending', 'rejected', 'suspended'] as const)(
    'a business that is %s cannot have us write to others',
    async (status) => {
      const { providerId, owner } = await ownerAlone();
      await teams.invite(owner, `${newId()}@example.com`);
      await teams.app.db.update(providers).set({ status }).where(eq(providers.id, providerId));
      expect(codeOf(await teams.invite(owner, `${newId()}@example.com`))).toEqual([409, 'team_not_approved']);
      const [open] = (await teams.call('GET', '/api/provider/members', owner)).json().invitations;
      const again = await teams.call('POST', `/api/provider/invitations/${open.id}/resend`, owner);
      expect(codeOf(again)).toEqual([409, 'team_not_approved']);
    },
  );

  test('one open invitation for an address, none for a member, at least one right, and a recent password', async () => {
    const { owner } = await ownerAlone();
    const email = `${newId()}@example.com`;
    expect((await teams.invite(owner, email)).statusCode).toBe(201);
    expect(codeOf(await teams.invite(owner, email))).toEqual([409, 'invitation_open']);
    expect(codeOf(await teams.invite(owner, owner.email))).toEqual([409, 'member_known']);
    const none = await teams.invite(owner, `${newId()}@example.com`, []);
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, ['rights']]);
    const late = await teams.makeTeam(all);
    teams.clock.advance(12 * 3_600_000 + 1);
    expect(codeOf(await teams.invite(late.members[0] as MadePerson, `${newId()}@example.com`))).toEqual([
      403,
      'sign_in_again',
    ]);
  });

  test('at most 30 people, of whom open invitations are some', async () => {
    const { providerId, members } = await teams.makeTeam(all);
    const owner = members[0] as MadePerson;
    for (let count = 1; count < teamLimits.people - 1; count += 1) {
      const { id: personId } = await makePerson(teams.app);
      await addProviderMember(teams.app, providerId, { personId, rights: ['bookings'] });
    }
    expect((await teams.invite(owner, `${newId()}@example.com`)).statusCode).toBe(201);
    expect(codeOf(await teams.invite(owner, `${newId()}@example.com`))).toEqual([409, 'team_full']);
  });

  test('20 letters of a business in a day, three of them to one address', async () => {
    const { owner } = await ownerAlone();
    const email = `${newId()}@example.com`;
    const { id } = (await teams.invite(owner, email)).json().invitations[0];
    const again = () => teams.call('POST', `/api/provider/invitations/${id}/resend`, owner);
    for (let count = 1; count < teamLimits.lettersToOnePerDay; count += 1) expect((await again()).statusCode).toBe(200);
    expect(codeOf(await again())).toEqual([429, 'too_many_tries']);
    for (let count = teamLimits.lettersToOnePerDay; count < teamLimits.lettersPerDay; count += 1) {
      expect((await teams.invite(owner, `${newId()}@example.com`)).statusCode).toBe(201);
    }
    expect(codeOf(await teams.invite(owner, `${newId()}@example.com`))).toEqual([429, 'too_many_tries']);
  });

  test('whoever invites does not learn of invitations by others: the sixth letter of a day to one address waits', async () => {
    const email = `${newId()}@example.com`;
    for (let count = 0; count < 6; count += 1) {
      const { owner } = await ownerAlone();
      expect((await teams.invite(owner, email)).statusCode).toBe(201);
    }
    await teams.drain();
    expect(await subjectsTo(email)).toHaveLength(5);
    teams.clock.advance(dayMs);
    await teams.app.db.execute(
      sql`update jobs.job set start_after = start_after - interval '1 day' where state = 'created'`,
    );
    await teams.drain();
    expect(await subjectsTo(email)).toHaveLength(6);
  });
});

describe('accepting', () => {
  test('by nobody else; the link in the letter proves the address, for which no second letter is needed', async () => {
    const { providerId, owner } = await ownerAlone();
    const guest = await makePerson(teams.app);
    await teams.invite(owner, guest.email);
    const token = await teams.tokenFor(guest.email);
    const stranger = await makePerson(teams.app);
    expect(codeOf(await teams.accept(stranger, token))).toEqual([403, 'invitation_not_yours']);
    expect((await teams.call('POST', '/api/invitations/accept', undefined, { token })).statusCode).toBe(401);
    expect(codeOf(await teams.accept(guest, `${token}x`))).toEqual([404, 'not_found']);
    const isVerified = async ({ id }: { id: string }) => {
      const [row] = await teams.app.db.select().from(people).where(eq(people.id, id));
      return row?.emailVerifiedAt !== null;
    };
    expect([await isVerified(guest), await isVerified(stranger)]).toEqual([false, false]);
    expect(await rightsOf(providerId, guest.id)).toBeUndefined();
    expect((await teams.accept(guest, token)).statusCode).toBe(200);
    expect([await isVerified(guest), await isVerified(stranger)]).toEqual([true, false]);
    await teams.drain();
    expect(await subjectsTo(guest.email)).not.toContain('Please verify your email address');
    expect(await rightsOf(providerId, guest.id)).toEqual(['bookings']);
  });

  test('after a second letter the first link is dead; a withdrawn one is, too; after seven days it has expired', async () => {
    const { owner } = await ownerAlone();
    const guest = await teams.makeVerified();
    const { id } = (await teams.invite(owner, guest.email)).json().invitations[0];
    const first = await teams.tokenFor(guest.email);
    await teams.call('POST', `/api/provider/invitations/${id}/resend`, owner);
    const second = await teams.tokenFor(guest.email);
    expect(second).not.toBe(first);
    expect(codeOf(await teams.view(first))).toEqual([404, 'not_found']);
    expect(codeOf(await teams.accept(guest, first))).toEqual([404, 'not_found']);
    teams.clock.advance(teamLimits.invitationDays * dayMs);
    expect((await teams.view(second)).json().state).toBe('expired');
    expect(codeOf(await teams.accept(guest, second))).toEqual([409, 'invitation_expired']);
    const { invitations } = (await teams.call('GET', '/api/provider/members', owner)).json();
    expect(invitations[0].expired).toBe(true);
    const path = `/api/provider/invitations/${id}`;
    expect((await teams.call('DELETE', path, owner)).json()).toEqual({ success: true });
    expect(codeOf(await teams.call('DELETE', path, owner))).toEqual([404, 'not_found']);
    expect(codeOf(await teams.view(second))).toEqual([404, 'not_found']);
  });

  test('what a member offers ends with their right to give it, or while they are suspended', async () => {
    const { providerId, members } = await teams.makeTeam(all, all);
    const [owner, second] = members as [MadePerson, MadePerson];
    const [one, other] = [await teams.makeVerified(), await teams.makeVerified()];
    await teams.invite(second, one.email, ['bookings']);
    await teams.invite(second, other.email, ['money']);
    const [tokenOfOne, tokenOfOther] = [await teams.tokenFor(one.email), await teams.tokenFor(other.email)];
    await teams.app.db.update(people).set({ suspendedAt: teams.clock.now() }).where(eq(people.id, second.id));
    expect(codeOf(await teams.accept(one, tokenOfOne))).toEqual([404, 'not_found']);
    await teams.app.db.update(people).set({ suspendedAt: null }).where(eq(people.id, second.id));
    const path = `/api/provider/members/${second.id}`;
    expect((await teams.call('PUT', path, owner, { rights: ['manage', 'bookings'] })).statusCode).toBe(200);
    expect(codeOf(await teams.accept(other, tokenOfOther))).toEqual([404, 'not_found']);
    expect((await teams.accept(one, tokenOfOne)).statusCode).toBe(200);
    expect(await rightsOf(providerId, other.id)).toBeUndefined();
  });

  test('not a second time by another address, and not for more than 50 businesses', async () => {
    const { providerId, owner } = await ownerAlone();
    const guest = await teams.makeVerified();
    await teams.invite(owner, guest.email);
    const token = await teams.tokenFor(guest.email);
    await addProviderMember(teams.app, providerId, { personId: guest.id, rights: ['money'] });
    expect(codeOf(await teams.accept(guest, token))).toEqual([409, 'member_known']);
    expect(await rightsOf(providerId, guest.id)).toEqual(['money']);
    const busy = await teams.makeVerified();
    for (let count = 0; count < teamLimits.memberships; count += 1) {
      const { providerId: other } = await teams.makeTeam();
      await addProviderMember(teams.app, other, { personId: busy.id, rights: ['bookings'] });
    }
    await teams.invite(owner, busy.email);
    expect(codeOf(await teams.accept(busy, await teams.tokenFor(busy.email)))).toEqual([409, 'memberships_many']);
  });

  test('what has ended is forgotten after 30 days', async () => {
    const { providerId, owner } = await ownerAlone();
    await teams.invite(owner, `${newId()}@example.com`);
    const left = () => teams.app.db.$count(providerInvitations, eq(providerInvitations.providerId, providerId));
    teams.clock.advance((teamLimits.invitationDays + teamLimits.keptDays) * dayMs);
    await forgetInvitations(teams.app);
    expect(await left()).toBe(1);
    teams.clock.advance(1);
    await forgetInvitations(teams.app);
    expect(await left()).toBe(0);
  });
});

describe('members', () => {
  test('rights are changed at once, both are told, and what is sent again changes nothing', async () => {
    const { providerId, members } = await teams.makeTeam(all, ['bookings']);
    const [owner, guide] = members as [MadePerson, MadePerson];
    const path = `/api/provider/members/${guide.id}`;
    expect(codeOf(await teams.call('GET', '/api/provider/members', guide))).toEqual([403, 'forbidden']);
    const changed = await teams.call('PUT', path, owner, { rights: ['money', 'manage'] });
    expect(changed.json().members[1].rights).toEqual(['manage', 'money']);
    expect((await teams.call('PUT', path, owner, { rights: ['manage', 'money'] })).statusCode).toBe(200);
    expect((await teams.call('GET', '/api/provider/members', guide)).statusCode).toBe(200);
    await teams.drain();
    expect(await subjectsTo(`${providerId}@example.com`)).toEqual(['Rights on your team changed: Baraka Mwangi']);
    expect(await subjectsTo(guide.email)).toEqual(['Your rights at Savanna Trails have changed']);
    expect(await audited(providerId)).toEqual([
      {
        ...{ action: 'provider.member_rights_changed', actorId: owner.id },
        detail: { personId: guide.id, before: ['bookings'], after: ['manage', 'money'] },
      },
    ]);
  });

  test('somebody who is removed is refused from the next call on, and told', async () => {
    const { providerId, members } = await teams.makeTeam(all, ['bookings', 'manage']);
    const [owner, guide] = members as [MadePerson, MadePerson];
    expect((await teams.call('GET', '/api/provider/members', guide)).statusCode).toBe(200);
    const path = `/api/provider/members/${guide.id}`;
    expect((await teams.call('DELETE', path, owner)).json()).toEqual({ success: true });
    expect(codeOf(await teams.call('GET', '/api/provider/members', guide))).toEqual([403, 'forbidden']);
    expect(codeOf(await teams.call('DELETE', path, owner))).toEqual([404, 'not_found']);
    await teams.drain();
    await teams.drain();
    expect(await subjectsTo(`${providerId}@example.com`)).toEqual(['No longer on your team: Baraka Mwangi']);
    expect(await subjectsTo(guide.email)).toEqual(['You are no longer on the team of Savanna Trails']);
    expect((await audited(providerId)).map(({ action }) => action)).toEqual(['provider.member_removed']);
  });

  test('only rights that one has are given or taken, and nobody with more is removed', async () => {
    const { members } = await teams.makeTeam(all, ['manage', 'bookings'], ['bookings']);
    const [owner, manager, guide] = members as [MadePerson, MadePerson, MadePerson];
    const put = (member: MadePerson, rights: ProviderRight[]) =>
      teams.call('PUT', `/api/provider/members/${member.id}`, manager, { rights });
    expect(codeOf(await put(manager, all))).toEqual([403, 'rights_not_yours']);
    expect(codeOf(await put(guide, ['money']))).toEqual([403, 'rights_not_yours']);
    expect(codeOf(await put(owner, ['manage']))).toEqual([403, 'rights_not_yours']);
    expect(codeOf(await teams.call('DELETE', `/api/provider/members/${owner.id}`, manager))).toEqual([
      403,
      'rights_not_yours',
    ]);
    expect((await put(guide, ['manage'])).statusCode).toBe(200);
  });

  test('anybody leaves by themselves; the last one who may manage neither leaves nor loses that right', async () => {
    const { providerId, members } = await teams.makeTeam(all, ['bookings'], all);
    const [owner, guide, second] = members as [MadePerson, MadePerson, MadePerson];
    const leave = (who: MadePerson) => teams.call('DELETE', '/api/provider/membership', who);
    expect((await leave(guide)).json().user.memberships).toEqual([]);
    await teams.app.db.update(people).set({ suspendedAt: teams.clock.now() }).where(eq(people.id, second.id));
    const path = `/api/provider/members/${owner.id}`;
    const lessened = () => teams.call('PUT', path, owner, { rights: ['bookings', 'money'] });
    expect(codeOf(await leave(owner))).toEqual([409, 'last_manager']);
    expect(codeOf(await lessened())).toEqual([409, 'last_manager']);
    expect(codeOf(await teams.call('DELETE', path, owner))).toEqual([409, 'last_manager']);
    await teams.app.db.update(people).set({ suspendedAt: null }).where(eq(people.id, second.id));
    expect((await lessened()).statusCode).toBe(200);
    expect((await leave(owner)).statusCode).toBe(200);
    expect(await rightsOf(providerId, owner.id)).toBeUndefined();
    await teams.drain();
    expect(await subjectsTo(owner.email)).toEqual([]);
  });

  test('fifty changes in a day', async () => {
    const { providerId, members } = await teams.makeTeam(all, ['bookings']);
    const [owner, guide] = members as [MadePerson, MadePerson];
    const change = (count: number) =>
      teams.call('PUT', `/api/provider/members/${guide.id}`, owner, {
        rights: count % 2 === 0 ? ['money'] : ['bookings'],
      });
    expect((await change(0)).statusCode).toBe(200);
    // As if all but one of the others had been made.
    const freeAt = new Date(
      teams.clock.now().getTime() + (dayMs * (teamLimits.changesPerDay - 1)) / teamLimits.changesPerDay,
    );
    await teams.app.db
      .update(tryLimits)
      .set({ freeAt })
      .where(eq(tryLimits.subject, `team-changes:${providerId}`));
    expect((await change(1)).statusCode).toBe(200);
    expect(codeOf(await change(2))).toEqual([429, 'too_many_tries']);
    // What changes nothing is not counted.
    expect((await change(1)).statusCode).toBe(200);
  });
});
