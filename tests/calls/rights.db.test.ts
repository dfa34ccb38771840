import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { people } from '#server/accounts/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { routes } from '#server/product.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { type ProviderRight, providerRights, type Role } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { makePerson, makeProvider } from '../support/factories.ts';

/** What the description of the interface says of who may call an operation. */
interface Declared {
  access: 'public' | 'signed_in' | 'provider' | 'admin';
  right?: ProviderRight;
  anyProvider?: true;
  recentSignIn?: true | 'admins';
}

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  declared: Declared;
  bySignedAddress: boolean;
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
}

let product: TestApp;
let providerId: string;
let operations: Operation[];
let callers: Record<string, Caller>;

beforeAll(async () => {
  product = await createTestApp({ routes, env: { RATE_LIMITS: 'off' } });
  ({ id: providerId } = await makeProvider(product.app));
  operations = readOperations();
  callers = await makeCallers();
});
afterAll(() => product?.close());

/** Tried last, because it ends its caller's session. */
const logout = '/api/auth/logout';

function readOperations(): Operation[] {
  const { paths = {} } = product.fastify.swagger() as {
    paths?: Record<string, Record<string, { security: object[]; 'x-access': Declared }>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, 'x-access': declared }]) => ({
        method: method.toUpperCase() as Operation['method'],
        ...{ path, declared },
        bySignedAddress: security.some((one) => 'signedLink' in one),
      })),
    )
    .toSorted(
      (a, b) =>
        Number(a.path === logout) - Number(b.path === logout) ||
        (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1),
    );
}

async function makeCallers(): Promise<Record<string, Caller>> {
  const person = async (role: Role, more: Omit<Caller, 'token' | 'role'> = {}): Promise<Caller> => {
    const { id: personId } = await makePerson(product.app, { role });
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
    return { token, role, ...more };
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
  };
}

/** The code by which a caller is refused, or undefined for whoever may call. */
function refusalOf({ access, right, anyProvider, recentSignIn }: Declared, caller: Caller): string | undefined {
  if (access === 'public') return undefined;
  if (!caller.token || caller.suspended) return 'sign_in_required';
  if (access === 'admin' && caller.role !== 'admin') return 'forbidden';
  if (access === 'provider') {
    const isMember = caller.rights ?? (anyProvider && caller.elsewhere ? providerRights : undefined);
    if (!isMember) return caller.elsewhere ? 'not_found' : 'forbidden';
    if (right && !isMember.includes(right)) return 'forbidden';
  }
  const must = recentSignIn === 'admins' ? caller.role === 'admin' : recentSignIn;
  return must && caller.signedInLongAgo ? 'sign_in_again' : undefined;
}

function ask({ method, path, declared }: Operation, { token }: Caller) {
  const named = declared.access === 'provider' ? `?providerId=${providerId}` : '';
  return product.fastify.inject({
    method,
    url: path.replace(/\{\w+\}/g, newId()) + named,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method !== 'GET' && { payload: {} }),
  });
}

describe('who may call what', () => {
  test('there are operations and callers to try', () => {
    expect(operations.length).toBeGreaterThan(60);
    expect(new Set(operations.map(({ declared }) => declared.access)).size).toBe(4);
    expect(Object.keys(callers).length).toBe(17);
  });

  test('a call for a file refuses its caller before it checks the query', async () => {
    const url = '/api/admin/payouts/bank-list.csv?from=2026-11-01&from=2026-11-02';
    expect((await product.fastify.inject({ url })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${callers['an admin']?.token}` };
    expect((await product.fastify.inject({ url, headers })).statusCode).toBe(400);
  });

  test('every operation answers every caller as it declares, before it checks what was sent', async () => {
    for (const operation of operations) {
      const tried = Object.entries(callers).map(async ([name, caller]) => {
        const answer = await ask(operation, caller);
        const what = `${operation.method} ${operation.path} by ${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
        const refusal = refusalOf(operation.declared, caller);
        if (refusal !== undefined) expect.soft(answer.json().code, what).toBe(refusal);
        else expect.soft([401, 403], what).not.toContain(answer.statusCode);
        // Only a path with parameters can be answered with 404.
        if (refusal === undefined && !operation.path.includes('{')) expect.soft(answer.statusCode, what).not.toBe(404);
      });
      await Promise.all(tried);
    }
  }, 120_000);

  test('the table in docs/rights.md is the one of the interface', async () => {
    await expect(rightsTable()).toMatchFileSnapshot('../../docs/rights.md');
  });
});

function rightsTable(): string {
  const who = ({ declared: { access, right, anyProvider }, bySignedAddress }: Operation) => {
    if (access === 'public') return 'anybody';
    const by = bySignedAddress ? ', also by a signed address' : '';
    if (access === 'signed_in') return `anybody signed in${by}`;
    if (access === 'admin') return `admins${by}`;
    return `members${right ? ` with \`${right}\`` : ''}${anyProvider ? ' at any of their providers' : ''}${by}`;
  };
  const recent = ({ declared: { recentSignIn } }: Operation) =>
    recentSignIn === 'admins' ? 'of admins' : recentSignIn ? 'yes' : '';
  const lines = operations.map((one) => `| \`${one.method} ${one.path}\` | ${who(one)} | ${recent(one)} |`);
  return `# Who may call what

Made from the description of the interface (\`/api/openapi.json\`, \`x-access\`) by \`tests/calls/rights.db.test.ts\`, which
also tries every call as every kind of caller. After a change: \`npx vitest run --project db tests/calls/rights -u\`.

"Recent sign-in" means that the password was entered within the last twelve hours. Members act for the provider that
\`providerId\` in the query names, else for the first that they joined, with the rights of that membership, whatever their
role: another provider is not found (404), and whoever is a member of none is refused (403). "Anybody signed in" still sees
only what is theirs: another's booking is not found.

| Call | Who may | Recent sign-in |
|---|---|---|
${lines.join('\n')}
`;
}
