import type { AdminOverview } from '#shared/contracts/admin-overview.ts';

/** The pages about money, by their ways, with what waits in each. */
export const views = [
  { to: '/admin/payments', label: 'view.payments', exact: true },
  { to: '/admin/payments/refunds', label: 'view.refunds', exact: false, waits: 'refunds' },
  { to: '/admin/payments/payouts', label: 'view.payouts', exact: false, waits: 'payouts' },
  { to: '/admin/payments/owed', label: 'view.owed', exact: false },
  { to: '/admin/payments/transfers', label: 'view.transfers', exact: false, waits: 'transfers' },
  { to: '/admin/payments/disputes', label: 'view.disputes', exact: false, waits: 'disputes' },
  { to: '/admin/payments/ledger', label: 'view.ledger', exact: false },
  { to: '/admin/payments/statement', label: 'view.statement', exact: false },
  { to: '/admin/payments/events', label: 'view.events', exact: false },
  { to: '/admin/payments/jobs', label: 'view.jobs', exact: false, waits: 'deadJobs' },
  { to: '/admin/payments/cases', label: 'view.cases', exact: false, waits: 'cases' },
  { to: '/admin/payments/consents', label: 'view.consents', exact: false, waits: 'consents' },
] as const satisfies { to: string; label: string; exact: boolean; waits?: keyof AdminOverview['waiting'] }[];

/** How much waits in all of these places; a dispute and a refund by hand count once each, although both have a case, too. */
export function waitingInAll(waiting: AdminOverview['waiting']): number {
  const sum = views.reduce((before, view) => before + ('waits' in view ? waiting[view.waits] : 0), 0);
  return sum - Math.min(waiting.disputes + waiting.refunds, waiting.cases);
}
