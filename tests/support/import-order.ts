import type { Import } from './imports.ts';

/** The parts of src/server: each imports only from those before it, types included (docs/architecture.md). */
export const serverOrder = [
  ...[
    'clock',
    'canonical-json',
    'module-lookups',
    'redact',
    'secrets',
    'sealed-frames',
    'limiter',
    'in-thread',
    'config',
    'db',
    'log',
    'outside',
    'jobs',
    'kept',
    'live',
    'app',
    'http',
  ],
  ...['add-digests', 'limits', 'csv', 'papers', 'pictures', 'own-data-part'],
  ...[
    'audit',
    'settings',
    'accounts',
    'consents',
    'providers',
    'catalogue',
    'loyalty',
    'bookings',
    'payments',
    'onboarding',
  ],
  ...[
    'reviews',
    'favorites',
    'provider-page',
    'provider-overview',
    'notices',
    'messaging',
    'help',
    'newsletter',
    'support',
    'assistant',
    'own-data',
    'notifications',
    'sms',
    'admin',
  ],
  ...['demo-data', 'sandbox', 'demo', 'make-app', 'tables', 'product', 'start', 'main'],
];
/** Those that have routes, rows and use cases. */
export const features = serverOrder.slice(serverOrder.indexOf('audit'), serverOrder.indexOf('sandbox'));

/** The layers of src/server/payments, in the same way. Routes, jobs and the collection of tables lie above them. */
export const paymentsOrder = [
  ...['cases', 'ledger', 'records', 'inbox', 'disbursements', 'refunds', 'earnings', 'payouts', 'disputes', 'changes'],
  ...[
    'receipts',
    'attempts',
    'late-money',
    'reconciliation',
    'events',
    'admin',
    'own-data',
    'tables',
    'jobs',
    'routes',
  ],
];

/** The inner layers of src/server/payments/attempts. */
export const attemptsOrder = ['opening', 'settling', 'card', 'mpesa', 'status'];

/** Imports that run against these orders, each with its reason. */
export const exceptions: { from: RegExp; to: RegExp; reason: string }[] = [
  {
    from: /^src\/server\/bookings\/(.+\/)?(\w+-)?queries\.ts$/,
    to: /^src\/server\/payments\/(records|refunds|ledger)\/tables\.ts$/,
    reason: 'A booking is read together with what was paid, refunded and earned for it.',
  },
  {
    from: /^src\/server\/bookings\/queries\.ts$/,
    to: /^src\/server\/reviews\/tables\.ts$/,
    reason: 'A booking is read together with whether its traveller has reviewed it, in one statement.',
  },
  {
    from: /^src\/server\/accounts\/queries\.ts$/,
    to: /^src\/server\/providers\/tables\.ts$/,
    reason: 'An account is read together with its memberships of providers, in one statement.',
  },
  {
    from: /^src\/server\/accounts\/note-author\.ts$/,
    to: /^src\/server\/(catalogue|reviews)\/tables\.ts$/,
    reason: 'The name of an account stands at the reviews that its person wrote.',
  },
  {
    from: /^src\/server\/catalogue\/(service-queries|review-pictures)\.ts$/,
    to: /^src\/server\/reviews\/tables\.ts$/,
    reason: 'A listing is read together with its newest reviews, in one statement.',
  },
  {
    from: /^src\/server\/catalogue\/editing\/queries\.ts$/,
    to: /^src\/server\/bookings\/tables\.ts$/,
    reason:
      'A listing is read together with how many of its days are booked, in which the blocks of its provider do not count.',
  },
  {
    from: /^src\/server\/own-data\/parts\.ts$/,
    to: /^src\/server\/sms\/own-data\.ts$/,
    reason: 'What we have of a person includes the text messages to them, which are written from what letters read.',
  },
  {
    from: /^src\/server\/jobs\/job\.ts$/,
    to: /^src\/server\/app\.ts$/,
    reason: 'The handler of a job is given the App, and the App holds the queue.',
  },
];

/** The files that lock rows for others. Other features may import them, queries may not. */
export const locks = [
  'src/server/accounts/lock-account.ts',
  'src/server/accounts/lock-admins.ts',
  'src/server/catalogue/lock-priced.ts',
  'src/server/providers/lock-provider.ts',
  'src/server/providers/lock-editable.ts',
  'src/server/bookings/lock-booking.ts',
  'src/server/bookings/changes/lock-change.ts',
  'src/server/payments/records/lock-attempt.ts',
  'src/server/payments/attempts/opening/limit-locks.ts',
];

/** Columns that the queries of other features select. */
export const sharedColumns = ['src/server/catalogue/cover.ts', 'src/server/catalogue/review-pictures.ts'];

const isExcepted = ({ from, to }: Import) => exceptions.some((one) => one.from.test(from) && one.to.test(to));

/** The part of `folder` that a file belongs to: the name of a folder in it, or of a file without its ending. */
export function partIn(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  return path
    .slice(folder.length + 1)
    .split('/')[0]
    ?.replace(/\.ts$/, '');
}

/** Imports between the parts of a folder that run against their order. */
export function backwards(imports: readonly Import[], folder: string, order: readonly string[]): Import[] {
  return imports.filter((one) => {
    const [own, other] = [partIn(folder, one.from), partIn(folder, one.to)];
    if (own === undefined || other === undefined || isExcepted(one)) return false;
    return order.indexOf(other) > order.indexOf(own);
  });
}
