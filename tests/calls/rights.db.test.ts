import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { people } from '#server/accounts/tables.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { jobs, routes } from '#server/product.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { type ProviderRight, providerRights, type Role } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makeBooking, makePerson, makeProvider, makeService } from '../support/factories.ts';
import { injectStream, streamPath } from '../support/inject-stream.ts';
import { type Declared, type Operation, rightsTable } from './rights-table.ts';

/** How to make a caller. */
interface Described extends Omit<Caller, 'token' | 'role' | 'booking'> {
  books?: true;
}

interface Caller {
  /** Absent: a visitor. */
  token?: string;
  role?: Role;
  suspended?: boolean;
  /** Their rights at the provider that the calls name. */
  rights?: ProviderRight[];
  /** They belong to another provider, with all rights there. */
  elsewhere?: boolean;
  /** They entered their password more than twelve hours ago. */
  signedInLongAgo?: boolean;
  /** A booking of theirs at the provider that the calls name. */
  booking?: Booking;
}

let product: TestApp;
let providerId: string;
let serviceId: string;
let operations: Operation[];
let callers: Record<string, Caller>;

beforeAll(async () => {
  product = await createTestApp({ routes, jobs, env: { RATE_LIMITS: 'off' } });
  ({ id: serviceId, providerId } = await makeService(product.app));
  operations = await readOperations();
  callers = await makeCallers();
});
afterAll(() => product?.close());

async function readOperations(): Promise<Operation[]> {
  const { paths } = (await product.fastify.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security: object[]; 'x-access': Declared }>>;
  }>();
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, 'x-access': declared }]) => ({
        method: method.toUpperCase() as Operation['method'],
        ...{ path, declared },
        bySignedAddress: security.some((one) => 'signedLink' in one),
      })),
    )
    .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

async function makeCallers(): Promise<Record<string, Caller>> {
  const person = async (role: Role, { books, ...more }: Described = {}): Promise<Caller> => {
    const made = await makePerson(product.app, { role });
    const { id: personId } = made;
    const booking = books && (await makeBooking(product.app, { person: made, serviceId }));
    const now = new Date(product.clock.now().getTime() - (more.signedInLongAgo ? 13 * 3_600_000 : 0));
    const session = { personId, remember: true, userAgent: 'test', now };
    const token = await transaction(product.app, (tx) => startSession(tx, session));
    if (more.rights) await addProviderMember(product.app, providerId, { personId, rights: more.rights });
    if (more.elsewhere) {
      const { id } = await makeProvider(product.app);
      await addProviderMember(product.app, id, { personId, rights: [...providerRights] });
    }
    if (more.suspended) {
      await product.app.db.update(people).set({ suspendedAt: product.clock.now() }).where(eq(people.id, personId));
    }
    return { token, role, ...more, ...(booking && { booking }) };
  };
  const without = (right: ProviderRight) => providerRights.filter((one) => one !== right);
  const members = await Promise.all(
    providerRights.flatMap((right) => [
      person('user', { rights: [right] }).then(
        (one) => [`a traveller who is a member with ${right} only`, one] as const,
      ),
      person('provider', { rights: without(right) }).then((one) => [`a member without ${right}`, one] as const),
    ]),
  );
  return {
    'a visitor': {},
    'a traveller': await person('user'),
    'a suspended traveller': await person('user', { suspended: true }),
    'a suspended admin': await person('admin', { suspended: true }),
    'a suspended member': await person('provider', { rights: [...providerRights], suspended: true }),
    ...Object.fromEntries(members),
    'a member who signed in long ago': await person('provider', { rights: [...providerRights], signedInLongAgo: true }),
    'another provider’s member': await person('provider', { elsewhere: true }),
    'a provider without a membership': await person('provider'),
    'an admin': await person('admin'),
    'an admin who signed in long ago': await person('admin', { signedInLongAgo: true }),
    'a traveller who signed in long ago': await person('user', { signedInLongAgo: true }),
    'the traveller of the booking': await person('user', { books: true }),
    'a suspended traveller with a booking': await person('user', { books: true, suspended: true }),
    'an admin with a booking': await person('admin', { books: true }),
    'a member with a booking': await person('provider', { books: true, rights: [...providerRights] }),
  };
}

/** @returns the code by which a caller is refused; undefined for whoever may call. `own`: the path names their booking. */
function refusalOf(declared: Declared, caller: Caller, { own }: { own: boolean }): string | undefined {
  const { access, right, anyRight, anyProvider, booking, recentSignIn } = declared;
  if (access === 'public') return undefined;
  if (!caller.token || caller.suspended) return 'sign_in_required';
  if (access === 'admin' && caller.role !== 'admin') return 'forbidden';
  if (access === 'provider') {
    const isMember = caller.rights ?? (anyProvider && caller.elsewhere ? providerRights : undefined);
    if (!isMember) return caller.elsewhere ? 'not_found' : 'forbidden';
    if (right && !isMember.includes(right)) return 'forbidden';
    if (anyRight && !anyRight.some((one) => isMember.includes(one))) return 'forbidden';
  }
  const must = recentSignIn === 'admins' ? caller.role === 'admin' : recentSignIn;
  if (must && caller.signedInLongAgo) return 'sign_in_again';
  if (!booking) return undefined;
  const isMember = booking.members?.some((each) => caller.rights?.includes(each));
  const isParty = (booking.traveller && own) || (booking.admins && caller.role === 'admin') || isMember;
  return isParty ? undefined : 'not_found';
}

/**
 * Calls an operation. Where its path names a booking, everything else in the request is malformed: whoever may call is
 * then refused by its shape or gets an answer, never a 404, and nothing is changed.
 */
function ask({ method, path, declared }: Operation, { token }: Caller, bookingId: string) {
  const named = declared.access === 'provider' ? `?providerId=${providerId}` : '';
  const url = path.replace('{bookingId}', bookingId).replace(/\{\w+\}/g, declared.booking ? 'malformed' : newId());
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (path === streamPath) return injectStream(product.fastify, { url, headers });
  return product.fastify.inject({
    ...{ method, url: url + named, headers },
    ...(method !== 'GET' && { payload: declared.booking ? [] : {} }),
  });
}

/** The names by which a booking is called for, and whether it is the caller's own. */
function namesFor({ booking: own }: Caller): { name: string; own: boolean }[] {
  const named = (booking: Booking | undefined, isOwn: boolean) =>
    booking ? [booking.id, booking.reference.toLowerCase()].map((name) => ({ name, own: isOwn })) : [];
  const others = callers['the traveller of the booking']?.booking;
  return [...(own === others ? [] : named(others, false)), ...named(own, true)];
}

/** What ends a caller's membership or session, in the order in which these are tried, after everything else. */
const endings = ['DELETE /api/provider/membership', 'POST /api/auth/logout'];

describe('who may call what', () => {
  test('there are operations and callers to try', () => {
    expect(operations.length).toBeGreaterThan(60);
    expect(new Set(operations.map(({ declared }) => declared.access)).size).toBe(4);
    expect(Object.keys(callers).length).toBe(21);
  });

  test('a call for a file refuses its caller before it checks the query', async () => {
    const url = '/api/admin/payouts/bank-list.csv?from=2026-11-01&from=2026-11-02';
    expect((await product.fastify.inject({ url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${callers['an admin']?.token}` };
    expect((await product.fastify.inject({ url, headers })).statusCode).toBe(400);
  });

  test('every operation whose path names a booking declares which of its parties may call', () => {
    const naming = operations.filter(({ path }) => path.includes('{bookingId}'));
    expect(naming.length).toBeGreaterThan(10);
    expect(operations.filter(({ declared }) => declared.booking)).toEqual(naming);
  });

  test('a booking that is not there, or that no path can name, is not found by anybody', async () => {
    const admin = callers['an admin'] ?? {};
    for (const operation of operations.filter(({ declared }) => declared.booking)) {
      for (const name of [newId(), 'BK-2026-999999', '%25', 'a%00b', "'; drop", 'x'.repeat(70)]) {
        const answer = await ask(operation, admin, name);
        const what = `${operation.method} ${operation.path} for ${name}: ${answer.body}`;
        expect.soft([answer.statusCode, answer.json().code], what).toEqual([404, 'not_found']);
      }
    }
  });

  test('a booking is shown to each caller as the party that they are, to an admin of their own as its traveller', async () => {
    const read = operations.filter(({ method, path }) => `${method} ${path}` === 'GET /api/bookings/{bookingId}');
    const shown = async (name: string) => {
      const caller = callers[name] ?? {};
      const roles = namesFor(caller).map(
        async (one) => (await ask(read[0] as Operation, caller, one.name)).json().role,
      );
      return [...new Set(await Promise.all(roles))];
    };
    expect(await shown('the traveller of the booking')).toEqual(['traveller']);
    expect(await shown('an admin')).toEqual(['admin']);
    expect(await shown('an admin with a booking')).toEqual(['admin', 'traveller']);
    expect(await shown('a member without money')).toEqual(['provider']);
    expect(await shown('a member with a booking')).toEqual(['provider', 'traveller']);
    expect(await shown('a traveller')).toEqual([undefined]);
  });

  test('only members who handle bookings see name, phone and e-mail of the traveller', async () => {
    const [read] = operations.filter(({ method, path }) => `${method} ${path}` === 'GET /api/bookings/{bookingId}');
    const contactFor = async (name: string) => {
      const caller = callers[name] ?? {};
      const other = namesFor(caller).find(({ own }) => !own)?.name ?? '';
      return (await ask(read as Operation, caller, other)).json().contact;
    };
    const whole = { name: expect.stringMatching(/./), email: expect.stringMatching(/@/), phone: expect.any(String) };
    const none = { name: '', email: '', phone: '' };
    expect(await contactFor('an admin')).toEqual(whole);
    expect(await contactFor('a traveller who is a member with bookings only')).toEqual(whole);
    expect(await contactFor('a member without money')).toEqual(whole);
    expect(await contactFor('a member without bookings')).toEqual(none);
    expect(await contactFor('a traveller who is a member with manage only')).toEqual(none);
    expect(await contactFor('a traveller who is a member with money only')).toEqual(none);
  });

  test('a file link opens the file of a booking for the same callers as their token', async () => {
    for (const operation of operations.filter((one) => one.bySignedAddress && one.declared.booking)) {
      for (const [name, caller] of Object.entries(callers).filter(([, one]) => one.token && !one.suspended)) {
        for (const booking of namesFor(caller)) {
          const path = operation.path.replace('{bookingId}', booking.name);
          const headers = { authorization: `Bearer ${caller.token}` };
          const link = await product.fastify.inject({
            ...{ method: 'POST', url: '/api/file-links', headers, payload: { path } },
          });
          const opened = await product.fastify.inject({ url: link.json().url });
          const refusal = refusalOf(operation.declared, caller, booking);
          const what = `${path} by ${name}: ${opened.statusCode}`;
          if (refusal) expect.soft(opened.json().code, what).toBe(refusal);
          else expect.soft([200, 409], what).toContain(opened.statusCode);
        }
      }
    }
  });

  test('every operation answers every caller as it declares, before it checks what was sent', async () => {
    const placeOf = ({ method, path }: Operation) => endings.indexOf(`${method} ${path}`);
    const tried = operations.toSorted((a, b) => placeOf(a) - placeOf(b));
    for (const operation of tried) {
      const { method, path, declared } = operation;
      const asked = Object.entries(callers).flatMap(([name, caller]) =>
        (declared.booking ? namesFor(caller) : [{ name: newId(), own: false }]).map((booking) => ({
          ...{ caller, booking },
          what: `${method} ${path} by ${name}${booking.own ? ' for their own booking' : ''}`,
        })),
      );
      const check = async ({ caller, booking, what }: (typeof asked)[number]) => {
        const answer = await ask(operation, caller, booking.name);
        const got = `${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        const refusal = refusalOf(declared, caller, booking);
        if (refusal !== undefined) expect.soft(answer.json().code, got).toBe(refusal);
        else expect.soft([401, 403, 500], got).not.toContain(answer.statusCode);
        // Elsewhere only a path with parameters can be answered with 404, whose row is not there, and one for the caller's own
        // application, which they may not have begun.
        const mayBeMissing = (path.includes('{') && !declared.booking) || path.startsWith('/api/onboarding/');
        if (refusal === undefined && !mayBeMissing) expect.soft(answer.statusCode, got).not.toBe(404);
      };
      // So few at once are taken in however late the event loop is.
      for (let first = 0; first < asked.length; first += 12)
        await Promise.all(asked.slice(first, first + 12).map(check));
    }
  }, 240_000);

  test('the table in docs/rights.md is the one of the interface', async () => {
    await expect(rightsTable(operations)).toMatchFileSnapshot('../../docs/rights.md');
  });
});
