import type pg from 'pg';
import { counted, type HandWritten, type OfficePage, pageRows } from './hand-written.ts';
import { ofWork } from './office-work.ts';

const bookingsBy = (where: string) => `
  select b.id, b.reference, b.status, b.approval, b.contact_name, b.contact_email, b.start_date, b.end_date, b.guests,
    b.total_cents, b.created_at, p.id, p.name, p.email, s.id, s.title_en, s.title_sw, s.category, r.id, r.name, first.status,
    (select array_agg(status) from payments where booking_id = b.id),
    (select array_agg(f.status) from refunds f join payments of on of.id = f.payment_id where of.booking_id = b.id),
    (select array_agg(a.status) from payment_attempts a join payments of on of.id = a.payment_id
      where of.booking_id = b.id and a.status in ('open', 'unknown'))
  from bookings b join people p on p.id = b.person_id join services s on s.id = b.service_id
  join providers r on r.id = b.provider_id left join payments first on first.booking_id = b.id and first.seq = 1
  ${where}`;

const paymentsBy = (where: string) => `
  select p.*, b.reference, b.status, a.receipt from payments p join bookings b on b.id = p.booking_id
  left join payment_attempts a on a.id = p.attempt_id ${where}`;

const newest = `order by b.created_at desc, b.id desc ${pageRows}`;

/** What the pages that are about one thing are opened for, and words that are looked for. */
interface Examples {
  booking: string;
  reference: string;
  person: string;
  email: string;
  name: string;
  payment: string;
  service: string;
  provider: string;
  account: string;
}

/** Rows out of the middle, the same ones each time. */
async function examplesOf(pool: pg.Pool): Promise<Examples> {
  const one = async (text: string): Promise<Record<string, string>> => (await pool.query(text)).rows[0] ?? {};
  const rows = await Promise.all([
    one(`select b.id as booking, b.reference, b.service_id as service, b.provider_id as provider, p.id as payment
      from bookings b join payments p on p.booking_id = b.id where p.status = 'completed' and b.status = 'completed'
      order by b.created_at desc, b.id desc offset (select least(5000, count(*) / 4) from bookings) limit 1`),
    one(`select person_id as person from bookings group by 1 order by count(*) desc, 1 limit 1`),
    one(`select email, name from people where role = 'user' order by created_at desc, id desc
      offset (select least(5000, count(*) / 2) from people) limit 1`),
    one(`select id as account from ledger_accounts where code = 'customer:deposits:USD'`),
  ]);
  return Object.assign({}, ...rows) as Examples;
}

/** The pages that an admin opens, with what they ask of the database by hand. */
export async function officePages(pool: pg.Pool): Promise<OfficePage[]> {
  const examples = await examplesOf(pool);
  return [
    ...oversight(),
    ...ofPeople(examples),
    ...ofBookings(examples),
    ...ofMoney(examples),
    ...ofListings(examples),
    ...ofWork(examples),
  ];
}

const month = `date_trunc('day', now() at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi' - interval '29 days'`;
const monthBefore = `${month} - interval '30 days'`;
/** New ones of the thirty days until today, and of the thirty before. */
const newIn = (at: string) => `count(*) filter (where ${at} >= ${month}),
  count(*) filter (where ${at} >= ${monthBefore} and ${at} < ${month})`;

function oversight(): OfficePage[] {
  const accounts = `(select id from ledger_accounts where code = any('{customer:deposits:USD,commission:USD,cancellation:USD}'))`;
  const waiting = ['providers', 'services', 'service_changes'].map((table) =>
    counted(`${table} where status = '${table === 'providers' ? 'pending' : 'submitted'}'`),
  );
  return [
    {
      title: 'Overview of thirty days',
      path: '/api/admin/overview',
      byHand: [
        { text: `select count(*), ${newIn('created_at')} from people` },
        { text: `select count(*), ${newIn('created_at')} from services where listed` },
        ...waiting,
        counted('review_reports where closed_at is null'),
        counted("reconciliation_issues where status = 'open'"),
        counted("payouts where status = 'draft'"),
        { text: 'select count(*) from provider_events where next_try_at is not null' },
        { text: "select count(*) from payment_attempts where status = 'unknown'" },
        {
          text: `select a.provider, a.status, count(*) from payments p join payment_attempts a on a.payment_id = p.id
            where p.created_at > now() - interval '1 day' group by 1, 2`,
        },
        { text: bookingsBy(`order by b.created_at desc, b.id desc limit 9`) },
        {
          text: `select (b.created_at at time zone 'Africa/Nairobi')::date, s.category, b.status, count(*), sum(b.total_cents)
            from bookings b join services s on s.id = b.service_id
            where b.created_at >= ${monthBefore} and b.confirmed_at is not null group by 1, 2, 3`,
        },
        {
          text: `select (at at time zone 'Africa/Nairobi')::date, kind, debit_account_id, credit_account_id, sum(amount_minor)
            from ledger_transfers where at >= ${monthBefore}
              and (debit_account_id in ${accounts} or credit_account_id in ${accounts}) group by 1, 2, 3, 4`,
        },
        {
          text: `select s.id, s.title_en, s.title_sw, r.id, r.name, best.bookings, best.cents
            from (select service_id, count(*) as bookings, sum(total_cents) as cents from bookings
              where created_at >= ${month} and confirmed_at is not null and status <> 'cancelled'
              group by 1 order by 3 desc, 2 desc, 1 limit 8) best
            join services s on s.id = best.service_id join providers r on r.id = s.provider_id`,
        },
      ],
    },
    {
      title: 'Audit log',
      path: '/api/admin/audit',
      byHand: [
        {
          text: `select e.*, p.name, n.network from audit_entries e left join people p on p.id = e.actor_id
            left join audit_networks n on n.entry_id = e.id order by e.at desc, e.id desc ${pageRows}`,
        },
        counted('audit_entries'),
      ],
    },
  ];
}

function ofPeople({ person, email, name }: Examples): OfficePage[] {
  const columns = 'id, name, email, role, email_verified_at, suspended_at, created_at';
  const [word = ''] = name.split(' ');
  const looked = (q: string) => ({ where: 'where name ilike $1 or email ilike $1', values: [`%${q}%`] });
  const found = (q: string): HandWritten[] => {
    const { where, values } = looked(q);
    return [
      { text: `select ${columns} from people ${where} order by created_at desc, id desc ${pageRows}`, values },
      counted(`people ${where}`, values),
    ];
  };
  return [
    {
      title: 'Users, the newest first',
      path: '/api/admin/users',
      byHand: [
        { text: `select ${columns} from people order by created_at desc, id desc ${pageRows}` },
        counted('people'),
      ],
    },
    { title: 'Users by an address', path: `/api/admin/users?q=${encodeURIComponent(email)}`, byHand: found(email) },
    { title: 'Users by a name', path: `/api/admin/users?q=${encodeURIComponent(word)}`, byHand: found(word) },
    {
      title: 'The user with most bookings',
      path: `/api/admin/users/${person}`,
      byHand: [
        { text: 'select * from people where id = $1', values: [person] },
        {
          text: 'select status, count(*), sum(total_cents) from bookings where person_id = $1 group by 1',
          values: [person],
        },
        {
          text: `select b.id, b.reference, b.status, b.start_date, b.end_date, b.total_cents, s.title_en, s.title_sw
            from bookings b join services s on s.id = b.service_id where b.person_id = $1
            order by b.created_at desc, b.id desc limit 10`,
          values: [person],
        },
        {
          text: `select r.id, r.name, r.status, m.rights from provider_members m join providers r on r.id = m.provider_id
            where m.person_id = $1 limit 50`,
          values: [person],
        },
        { text: 'select balance from points_accounts where person_id = $1', values: [person] },
        {
          text: `select e.*, p.name from audit_entries e left join people p on p.id = e.actor_id
            where e.subject_type = 'person' and e.subject_id = $1 order by e.at desc, e.id desc limit 50`,
          values: [person],
        },
        {
          text: `select id, user_agent, created_at from sessions where person_id = $1 and ended_at is null
            and expires_at > now() order by created_at desc limit 50`,
          values: [person],
        },
        { text: 'select * from sign_ins where person_id = $1 order by at desc limit 50', values: [person] },
      ],
    },
  ];
}

function ofBookings({ booking, reference, email, person, service }: Examples): OfficePage[] {
  const list = (title: string, query: string, where: string, values?: unknown[]): OfficePage => ({
    title,
    path: `/api/admin/bookings${query}`,
    byHand: [
      { text: bookingsBy(`${where} ${newest}`), ...(values && { values }) },
      counted(`bookings b ${where}`, values),
    ],
  });
  const of = (table: string, order: string): HandWritten => ({
    text: `select * from ${table} where booking_id = $1 order by ${order}`,
    values: [booking],
  });
  const ofPayments = (table: string): HandWritten => ({
    text: `select t.* from ${table} t join payments p on p.id = t.payment_id where p.booking_id = $1`,
    values: [booking],
  });
  return [
    list('Bookings, the newest first', '', ''),
    list(
      'Bookings that are confirmed',
      '?status=confirmed',
      "where b.status = 'confirmed' and b.created_at < 'infinity'",
    ),
    list(
      'Bookings whose payment was refunded',
      '?payment=refunded',
      `where b.id in (select booking_id from payments where status = 'refunded')
      and not exists (select from payments o where o.booking_id = b.id and o.paid_at is not null and o.status in ('completed', 'partially_refunded'))`,
    ),
    list('Bookings by reference', `?q=${reference}`, 'where b.reference = $1', [reference]),
    list(
      'Bookings by an address',
      `?q=${encodeURIComponent(email)}`,
      `where b.contact_email = $1 or b.person_id in (select id from people where email = $1)`,
      [email],
    ),
    list('Bookings of a person', `?person=${person}`, 'where b.person_id = $1', [person]),
    list('Bookings of a listing', `?service=${service}`, 'where b.service_id = $1', [service]),
    {
      title: 'A booking',
      path: `/api/admin/bookings/${booking}`,
      byHand: [
        {
          text: `select b.*, p.name, p.email, s.title_en, s.title_sw, s.location, r.name from bookings b
            join people p on p.id = b.person_id join services s on s.id = b.service_id join providers r on r.id = b.provider_id
            where b.id = $1`,
          values: [booking],
        },
        { text: paymentsBy('where p.booking_id = $1 order by p.seq'), values: [booking] },
        of('booking_changes', 'created_at'),
        of('booking_transitions', 'at'),
        of('ledger_transfers', 'at'),
        of('booking_notes', 'created_at'),
        ...['payment_attempts', 'refunds', 'disputes'].map(ofPayments),
        {
          text: `select * from provider_events where owner_id in (select a.id from payment_attempts a
            join payments p on p.id = a.payment_id where p.booking_id = $1) limit 200`,
          values: [booking],
        },
        {
          text: `select e.*, p.name from audit_entries e left join people p on p.id = e.actor_id
            where e.subject_type = 'booking' and e.subject_id = $1 order by e.at desc limit 200`,
          values: [booking],
        },
        { text: "select * from sent_mails where split_part(key, ':', 2) = $1 limit 200", values: [booking] },
      ],
    },
  ];
}

const list = (title: string, path: string, rows: string, from: string): OfficePage => ({
  title,
  path,
  byHand: [{ text: rows }, counted(from)],
});

const ofPayouts = (): OfficePage[] => [
  list(
    'Payouts',
    '/api/admin/payouts',
    `select o.*, r.name, r.status, a.id, a.name, m.*, (select json_agg(i) from payout_items i where i.payout_id = o.id),
        (select json_agg(e) from audit_entries e where e.subject_type = 'payout' and e.subject_id = o.id::text)
      from payouts o join providers r on r.id = o.provider_id left join people a on a.id = o.approved_by
      left join payout_methods m on m.provider_id = o.provider_id order by o.created_at desc, o.id desc ${pageRows}`,
    'payouts',
  ),
  list(
    'What each provider is owed',
    '/api/admin/provider-balances',
    `select r.id, b.owed_cents, r.name, m.channel, m.destination_masked, o.id, o.status,
        (select -sum(e.amount_minor) from ledger_entries e where e.account = 'provider:payable:USD' and e.provider_id = r.id
          and e.booking_id in (select p.booking_id from payments p left join payment_attempts a on a.id = p.attempt_id
            where p.disputed or (a.status = 'succeeded' and not a.verified)))
      from provider_balances b join providers r on r.id = b.provider_id left join payout_methods m on m.provider_id = r.id
      left join payouts o on o.provider_id = r.id and o.status in ('draft', 'approved', 'sending')
      where b.owed_cents <> 0 order by b.owed_cents desc, b.provider_id desc ${pageRows}`,
    'provider_balances where owed_cents <> 0',
  ),
];

function ofMoney({ payment, booking, account }: Examples): OfficePage[] {
  return [
    list(
      'Payments, the newest first',
      '/api/admin/payments',
      paymentsBy(`order by p.created_at desc, p.id desc ${pageRows}`),
      'payments',
    ),
    list(
      'Payments that were refunded',
      '/api/admin/payments?status=refunded',
      paymentsBy(`where p.status = 'refunded' order by p.created_at desc, p.id desc ${pageRows}`),
      "payments where status = 'refunded'",
    ),
    {
      title: 'A payment',
      path: `/api/admin/payments/${payment}`,
      byHand: [
        { text: paymentsBy('where p.id = $1'), values: [payment] },
        { text: 'select * from payment_attempts where payment_id = $1 order by seq', values: [payment] },
        { text: 'select * from refunds where payment_id = $1 order by created_at', values: [payment] },
        { text: 'select id from disputes where payment_id = $1', values: [payment] },
        { text: 'select * from ledger_transfers where booking_id = $1 order by at', values: [booking] },
        {
          text: `select id, provider, event_key, event_type, received_at, outcome from provider_events
            where owner_id in (select id from payment_attempts where payment_id = $1) order by received_at limit 200`,
          values: [payment],
        },
      ],
    },
    list(
      'Refunds',
      '/api/admin/refunds',
      `select f.*, b.reference, p.disputed, a.provider, a.phone_tail from refunds f join payments p on p.id = f.payment_id
        join bookings b on b.id = p.booking_id left join payment_attempts a on a.id = f.attempt_id
        order by f.created_at desc, f.id desc ${pageRows}`,
      'refunds',
    ),
    ...ofPayouts(),
    list(
      'Orders to M-Pesa',
      '/api/admin/disbursements',
      `select d.*, b.id, b.reference, i.payout_id, r.id, r.name from disbursements d
        left join refunds f on f.id = d.owner_id left join payments p on p.id = f.payment_id
        left join bookings b on b.id = p.booking_id left join payout_items i on i.id = d.owner_id
        left join payouts o on o.id = i.payout_id left join providers r on r.id = o.provider_id
        order by d.created_at desc, d.id desc ${pageRows}`,
      'disbursements',
    ),
    list(
      'Stored callbacks',
      '/api/admin/provider-events',
      `select id, provider, event_key, event_type, owner_id, received_at, outcome from provider_events
        order by received_at desc, id desc ${pageRows}`,
      'provider_events',
    ),
    list(
      'Cases',
      '/api/admin/reconciliation/issues',
      `select * from reconciliation_issues order by created_at desc, id desc ${pageRows}`,
      'reconciliation_issues',
    ),
    {
      title: 'Balances of the ledger',
      path: '/api/admin/ledger',
      byHand: [
        {
          text: `select account, sum(amount) from (
            select debit_account_id as account, sum(amount_minor) as amount from ledger_transfers group by 1
            union all select credit_account_id, -sum(amount_minor) from ledger_transfers group by 1) sums group by 1`,
        },
      ],
    },
    {
      title: 'Entries of an account',
      path: '/api/admin/ledger/entries?account=customer:deposits:USD',
      byHand: [
        {
          text: `select * from (
            (select * from ledger_transfers where debit_account_id = $1 order by at desc, id desc ${pageRows})
            union all (select * from ledger_transfers where credit_account_id = $1 order by at desc, id desc ${pageRows})) both_sides
            order by at desc, id desc ${pageRows}`,
          values: [account],
        },
        counted(
          `(select 1 from ledger_transfers where debit_account_id = $1 union all
            select 1 from ledger_transfers where credit_account_id = $1) both_sides`,
          [account],
        ),
      ],
    },
  ];
}

/** What was decided, and in which language the owner reads the letter about the next decision. */
const history = (subject: string, id: string, provider: string): HandWritten[] => [
  {
    text: `select e.at, e.action, e.detail, p.name from audit_entries e left join people p on p.id = e.actor_id
      where e.subject_type = $1 and e.subject_id = $2 order by e.at desc limit 50`,
    values: [subject, id],
  },
  {
    text: `select p.preferences->>'language' from provider_members m join people p on p.id = m.person_id
      where m.provider_id = $1 order by m.created_at limit 1`,
    values: [provider],
  },
];

function ofListings({ service, provider }: Examples): OfficePage[] {
  const listings = (where: string) => `
    select s.id, s.title_en, s.title_sw, s.category, s.status, s.listed, s.location, s.county, s.submitted_at, s.decided_at,
      r.id, r.name, r.status, s.featured, s.taken_down_at, s.updated_at from services s join providers r on r.id = s.provider_id
    ${where} order by s.updated_at desc, s.id desc ${pageRows}`;
  return [
    {
      title: 'All listings',
      path: '/api/admin/services',
      byHand: [{ text: listings('') }, counted('services')],
    },
    {
      title: 'Listings that are approved',
      path: '/api/admin/services?status=approved',
      byHand: [{ text: listings("where s.status = 'approved'") }, counted("services where status = 'approved'")],
    },
    {
      title: 'Listings that wait',
      path: '/api/admin/services?status=submitted',
      byHand: [{ text: listings("where s.status = 'submitted'") }, counted("services where status = 'submitted'")],
    },
    {
      title: 'Providers that are approved',
      path: '/api/admin/providers?status=approved',
      byHand: [
        {
          text: `select id, name, kind, status, location, county, submitted_at, decided_at, updated_at from providers
            where status = 'approved' order by updated_at desc, id desc ${pageRows}`,
        },
        counted("providers where status = 'approved'"),
      ],
    },
    {
      title: 'A listing',
      path: `/api/admin/services/${service}`,
      byHand: [
        {
          text: 'select s.*, r.* from services s join providers r on r.id = s.provider_id where s.id = $1',
          values: [service],
        },
        { text: 'select * from service_pictures where service_id = $1', values: [service] },
        { text: 'select * from service_seasons where service_id = $1', values: [service] },
        { text: 'select * from service_changes where service_id = $1', values: [service] },
        ...history('service', service, provider),
      ],
    },
    {
      title: 'A provider',
      path: `/api/admin/providers/${provider}`,
      byHand: [
        { text: 'select * from providers where id = $1', values: [provider] },
        { text: 'select * from provider_documents where provider_id = $1', values: [provider] },
        {
          text: 'select id, title_en, title_sw, status from services where provider_id = $1 limit 50',
          values: [provider],
        },
        {
          text: `select p.name, p.email from provider_members m join people p on p.id = m.person_id
            where m.provider_id = $1 limit 50`,
          values: [provider],
        },
        ...history('provider', provider, provider),
      ],
    },
  ];
}
