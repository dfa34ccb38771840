import type { ProviderRight } from '#shared/rights.ts';

/** What the description of the interface says of who may call an operation. */
export interface Declared {
  access: 'public' | 'signed_in' | 'provider' | 'admin';
  right?: ProviderRight;
  anyRight?: ProviderRight[];
  anyProvider?: true;
  /** Which parties of the booking that the path names may call. */
  booking?: { traveller?: true; members?: ProviderRight[]; admins?: true };
  /** The same of a document, which has no traveller. */
  document?: { members?: ProviderRight[]; admins?: true };
  /** The same of a conversation. */
  conversation?: { traveller?: true; members?: ProviderRight[] };
  recentSignIn?: true | 'admins';
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  declared: Declared;
  bySignedAddress: boolean;
}

const words = new Intl.ListFormat('en', { type: 'disjunction' });

/** Which parties of a booking, document or conversation may call, in words. */
function partiesOf({ traveller, members, admins }: NonNullable<Declared['booking']>): string {
  const rights = words.format(members?.map((right) => `\`${right}\``) ?? []);
  return [traveller && 'its traveller', members && `members of its provider with ${rights}`, admins && 'admins']
    .filter(Boolean)
    .join(', ');
}

function whoMay({
  declared: { access, right, anyRight = right && [right], anyProvider, booking, document, conversation },
  bySignedAddress,
}: Operation): string {
  const by = bySignedAddress ? ', also by a file link' : '';
  const parties = booking ?? document ?? conversation;
  if (parties) return `${partiesOf(parties)}${by}`;
  if (access === 'public') return 'anybody';
  if (access === 'signed_in') return `anybody signed in${by}`;
  if (access === 'admin') return `admins${by}`;
  return `members${anyRight ? ` with ${words.format(anyRight.map((one) => `\`${one}\``))}` : ''}${anyProvider ? ' at any of their providers' : ''}${by}`;
}

/** The page docs/rights.md. */
export function rightsTable(operations: readonly Operation[]): string {
  const recent = ({ declared: { recentSignIn } }: Operation) =>
    recentSignIn === 'admins' ? 'of admins' : recentSignIn ? 'yes' : '';
  const lines = operations.map((one) => `| \`${one.method} ${one.path}\` | ${whoMay(one)} | ${recent(one)} |`);
  return `# Who may call what

Made from the description of the interface (\`/api/openapi.json\`, \`x-access\`) by \`tests/calls/rights.db.test.ts\`, which
also tries every call as every kind of caller. After a change: \`npx vitest run --project db tests/calls/rights -u\`.

"Recent sign-in" means a sign-in within the last twelve hours, by password, passkey or elsewhere. Members act for the provider that
\`providerId\` in the query names, else for the first that they joined, with the rights of that membership, whatever their
role: another provider is not found (404), and whoever is a member of none is refused (403). "At any of their providers"
means that the provider follows from what the body names: a booking is found only at those providers where the member has
the right.

Where the path names a booking, a document or a conversation, "its" refers to that: whoever is signed in and is none of these parties is told that
it is not found (404), whatever else the request contains. Calls for admins refuse others before that (403), and a call that
asks for a recent sign-in does so first. Members without \`bookings\` see a booking without its traveller's name, phone and
e-mail. Members with \`manage\` alone see the days of the calendar with their places and prices, and nothing of who comes. Where the body names a booking to pay for, only its traveller finds it. Lists that anybody signed in may call show only
what is the caller's own.

| Call | Who may | Recent sign-in |
|---|---|---|
${lines.join('\n')}
`;
}
