import {
  type AdminProvider,
  approveProviderCall,
  getProviderCall,
  listApprovalsCall,
  listProvidersCall,
  restoreProviderCall,
  suspendProviderCall,
} from '#shared/contracts/approvals.ts';
import { getServiceCall, listServicesCall } from '#shared/contracts/catalogue.ts';
import { listConsentsCall, listOpenConsentsCall } from '#shared/contracts/consents.ts';
import {
  getPayoutCall,
  getProviderBalancesCall,
  listOwedProvidersCall,
  listPayoutsCall,
} from '#shared/contracts/payouts.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { Part } from '../part.tsx';

const changes = [
  ...[getProviderCall, listProvidersCall, listApprovalsCall, getServiceCall, listServicesCall],
  ...[getProviderBalancesCall, listOwedProvidersCall, getPayoutCall, listPayoutsCall],
  ...[listConsentsCall, listOpenConsentsCall],
];

/** Of a provider that does not wait for a decision: whether it may offer services, and how to change that. */
export function Standing({ provider }: { provider: AdminProvider }) {
  const { t } = useTranslation('admin-approvals');
  const acts = useActs(provider);
  const isDecided = provider.status !== 'draft' && provider.status !== 'pending';
  if (!isDecided) return null;
  return (
    <Part title={t('standing.title')}>
      <AdminActs acts={acts[provider.status as keyof typeof acts]} changes={changes} />
    </Part>
  );
}

function useActs({ id, version }: AdminProvider): Record<'approved' | 'suspended' | 'rejected', AdminAct[]> {
  const { t } = useTranslation('admin-approvals');
  const params = { id };
  const fields = (hint?: string): AdminAct['fields'] => [
    { name: 'reason', label: t('standing.reason'), kind: 'long', most: reasonLength, ...(hint && { hint }) },
  ];
  const suspend: AdminAct = {
    ...{ key: 'suspend', danger: true, open: t('suspend.open'), title: t('suspend.title') },
    effects: [t('suspend.effect'), t('suspend.bookings'), t('suspend.money'), t('suspend.people'), t('suspend.letter')],
    ...{ confirm: t('suspend.confirm'), done: t('suspend.done'), fields: fields() },
    send: ({ reason = '' }, idempotencyKey) => api(suspendProviderCall, { params, body: { reason }, idempotencyKey }),
  };
  const restore: AdminAct = {
    ...{ key: 'restore', open: t('restore.open'), title: t('restore.title') },
    effects: [t('restore.effect'), t('restore.letter')],
    ...{ confirm: t('restore.confirm'), done: t('restore.done'), fields: fields(t('standing.forTeam')) },
    send: ({ reason = '' }, idempotencyKey) => api(restoreProviderCall, { params, body: { reason }, idempotencyKey }),
  };
  const approve: AdminAct = {
    ...{ key: 'approveAfterAll', open: t('approveAfterAll.open'), title: t('approveAfterAll.title') },
    effects: [t('approveAfterAll.effect'), t('approveAfterAll.documents'), t('approveAfterAll.letter')],
    ...{
      confirm: t('approveAfterAll.confirm'),
      done: t('approveAfterAll.done'),
      fields: fields(t('standing.forTeam')),
    },
    send: ({ reason = '' }, idempotencyKey) =>
      api(approveProviderCall, { params, body: { version, reason }, idempotencyKey }),
  };
  return { approved: [suspend], suspended: [restore], rejected: [approve] };
}
