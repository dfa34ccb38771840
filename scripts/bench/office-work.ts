import { counted, type OfficePage, pageRows } from './hand-written.ts';

/** What the hints are read for. */
interface Examples {
  service: string;
  provider: string;
}

/**
 * The pages of what waits for somebody, and of what seldom changes. The seed makes no disputes, consents, failed jobs, reports,
 * changes of settings and texts of letters, so those compare how long it takes to find nothing.
 */
export const ofWork = (examples: Examples): OfficePage[] => [
  ...queues(),
  ...cases(),
  ...settings(),
  ...hints(examples),
];

function queues(): OfficePage[] {
  const kinds = [
    { kind: 'provider', id: 'id', at: 'submitted_at', from: "providers where status = 'pending'" },
    { kind: 'service', id: 'id', at: 'submitted_at', from: "services where status = 'submitted'" },
    { kind: 'change', id: 'service_id', at: 'submitted_at', from: "service_changes where status = 'submitted'" },
    { kind: 'document', id: 'id', at: 'created_at', from: "provider_documents where review = 'submitted'" },
  ];
  const oldest = kinds.map(
    ({ kind, id, at, from }) =>
      `(select ${id} as id, ${at} as at, '${kind}' as kind from ${from} order by ${at}, ${id} limit 20)`,
  );
  const ending = `provider_documents d join providers p on p.id = d.provider_id
    where d.expires_on <= (now() at time zone 'Africa/Nairobi')::date + 30 and p.status = 'approved'
      and coalesce(d.review, 'approved') = 'approved'
      and not exists (select from provider_documents o where o.renews = d.id and o.review = 'approved')`;
  return [
    {
      title: 'The queue of approvals',
      path: '/api/admin/approvals',
      byHand: [
        { text: `select id from (${oldest.join(' union all ')}) waiting order by at, id, kind limit 20` },
        { text: "select * from providers where status = 'pending' order by submitted_at, id limit 20" },
        {
          text: `select s.*, p.id, p.name, p.kind, p.status, c.*, (select picture_id from service_pictures g
              where g.service_id = s.id order by g.position limit 1)
            from services s join providers p on p.id = s.provider_id left join service_changes c on c.service_id = s.id
            where s.status = 'submitted' order by s.submitted_at, s.id limit 20`,
        },
        {
          text: `select d.*, p.* from provider_documents d join providers p on p.id = d.provider_id
            where d.review = 'submitted' order by d.created_at, d.id limit 20`,
        },
        {
          text: `select ${kinds.map(({ from }) => `(select count(*) from (select 1 from ${from} limit 10000) c)`).join(' + ')}`,
        },
      ],
    },
    {
      title: 'Documents that end',
      path: '/api/admin/documents',
      byHand: [
        {
          text: `select d.id, d.type, d.expires_on, p.id, p.name, p.kind from ${ending}
            order by d.expires_on, d.id limit 20`,
        },
        { text: `select count(*) from ${ending}` },
      ],
    },
    {
      title: 'Reports of reviews',
      path: '/api/admin/review-reports',
      byHand: [
        {
          text: `select e.*, m.name, r.*, a.name, b.reference, s.title_en, s.title_sw, p.name
            from review_reports e join people m on m.id = e.person_id join reviews r on r.id = e.review_id
            join people a on a.id = r.person_id join bookings b on b.id = r.booking_id
            join services s on s.id = r.service_id join providers p on p.id = e.provider_id
            where e.closed_at is null order by e.created_at, e.id ${pageRows}`,
        },
        counted('review_reports where closed_at is null'),
      ],
    },
  ];
}

function cases(): OfficePage[] {
  return [
    {
      title: 'Disputes',
      path: '/api/admin/disputes',
      byHand: [
        {
          text: `select d.*, b.id, b.reference from disputes d join payments p on p.id = d.payment_id
            join bookings b on b.id = p.booking_id order by d.created_at desc, d.id desc ${pageRows}`,
        },
        counted('disputes'),
      ],
    },
    {
      title: 'Consents',
      path: '/api/admin/consents',
      byHand: [
        {
          text: `select c.*, a.name, d.name from consent_requests c join people a on a.id = c.asked_by
            left join people d on d.id = c.decided_by order by c.asked_at desc, c.id desc ${pageRows}`,
        },
        {
          text: `select p.id from people p where p.role = 'admin' and p.suspended_at is null and not exists (
              select from audit_entries e where e.subject_type = 'person' and e.subject_id = p.id::text
                and e.action in ('person.role_changed', 'person.restored', 'person.second_factor_removed')
                and e.actor_id::text <> e.subject_id and e.at > now() - interval '7 days')
            order by p.created_at limit 50`,
        },
        counted('consent_requests'),
      ],
    },
    {
      title: 'Failed jobs',
      path: '/api/admin/jobs/dead',
      byHand: [
        {
          text: `select id, source_name, data, source_output, source_retry_count, source_created_on, created_on from jobs.job
            where name = 'dead-letters' and state < 'active' and not blocked and priority = 0
            order by created_on desc, id desc ${pageRows}`,
        },
        counted("jobs.job where name = 'dead-letters' and state < 'active' and not blocked and priority = 0"),
      ],
    },
  ];
}

function settings(): OfficePage[] {
  const own = (language: string) => ({
    text: 'select key, text from letter_texts where language = $1',
    values: [language],
  });
  return [
    {
      title: 'Changes of settings',
      path: '/api/admin/settings/changes',
      byHand: [
        {
          text: `select null, v.*, p.name from settings_versions v left join people p on p.id = v.changed_by
            order by v.version desc ${pageRows}`,
        },
        { text: 'select coalesce(max(version), 0) from settings_versions' },
      ],
    },
    { title: 'Letters', path: '/api/admin/letters', byHand: [own('en'), own('sw')] },
  ];
}

function hints({ service, provider }: Examples): OfficePage[] {
  const like = [
    {
      text: `select o.id, o.name, o.status from providers p join providers o on o.phone_key = p.phone_key and o.id <> p.id
        where p.id = $1 order by o.created_at, o.id limit 5`,
      values: [provider],
    },
    {
      text: `select o.id, o.name, o.status from payout_methods p join payout_methods m on m.destination_key = p.destination_key
        join providers o on o.id = m.provider_id where p.provider_id = $1 and m.provider_id <> $1
        order by o.created_at, o.id limit 5`,
      values: [provider],
    },
  ];
  return [
    {
      title: 'Hints about a listing',
      path: `/api/admin/services/${service}/hints`,
      byHand: [
        {
          text: 'select provider_id, category, price_unit, price_cents from services where id = $1',
          values: [service],
        },
        ...like,
        {
          text: `select count(*), percentile_disc(0.5) within group (order by o.price_cents) from services s
            join services o on o.category = s.category and o.price_unit = s.price_unit and o.status = 'approved'
            where s.id = $1`,
          values: [service],
        },
      ],
    },
    { title: 'Hints about a provider', path: `/api/admin/providers/${provider}/hints`, byHand: like },
  ];
}
