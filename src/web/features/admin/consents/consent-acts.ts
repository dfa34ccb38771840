import { getAdminBookingCall } from '#shared/contracts/admin-bookings.ts';
import { getAdminOverviewCall } from '#shared/contracts/admin-overview.ts';
import {
  getIssueCall,
  getLedgerCall,
  getPaymentCall,
  listDisputesCall,
  listIssueKindsCall,
  listIssuesCall,
} from '#shared/contracts/admin-payments.ts';
import {
  type Consent,
  declineConsentCall,
  giveConsentCall,
  listConsentsCall,
  listOpenConsentsCall,
  takeBackConsentCall,
} from '#shared/contracts/consents.ts';
import { listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import { getPayoutCall, listPayoutsCall } from '#shared/contracts/payouts.ts';
import { listRefundsCall } from '#shared/contracts/refunds.ts';
import { getSettingsCall } from '#shared/contracts/settings.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AdminAct } from '../acts/admin-act.ts';

/** The calls whose answers change with a consent. */
export const consentChanges = [
  ...[
    listConsentsCall,
    listOpenConsentsCall,
    getAdminOverviewCall,
    getAdminBookingCall,
    getPaymentCall,
    listRefundsCall,
  ],
  ...[listPayoutsCall, getPayoutCall, listDisbursementsCall, listDisputesCall, getLedgerCall, getSettingsCall],
  ...[listIssuesCall, getIssueCall, listIssueKindsCall],
];

/** What can be done about a request as it is now; `what` says what was asked, since the dialog covers it. */
export function useConsentActs({ id, may, askedBy: { name } }: Consent, what: string): AdminAct[] {
  const { t } = useTranslation(['admin-consents', 'admin-panel']);
  const params = { id };
  const give: AdminAct = {
    ...{ key: 'give', open: t('give.open'), title: t('give.title'), confirm: t('give.confirm') },
    effects: [what, t('give.effect', { name }), t('give.check')],
    done: t('give.done'),
    send: (_, idempotencyKey) => api(giveConsentCall, { params, idempotencyKey }),
  };
  const decline: AdminAct = {
    ...{ key: 'decline', open: t('decline.open'), confirm: t('decline.confirm') },
    title: t('decline.title', { name }),
    danger: true,
    effects: [what, t('decline.effect', { name })],
    done: t('decline.done'),
    fields: [{ name: 'reason', label: t('admin-panel:reason'), kind: 'long' }],
    send: ({ reason = '' }, idempotencyKey) => api(declineConsentCall, { params, body: { reason }, idempotencyKey }),
  };
  const takeBack: AdminAct = {
    ...{ key: 'take_back', open: t('take_back.open'), title: t('take_back.title'), confirm: t('take_back.confirm') },
    effects: [what, t('take_back.effect')],
    done: t('take_back.done'),
    send: (_, idempotencyKey) => api(takeBackConsentCall, { params, idempotencyKey }),
  };
  if (may === 'decide') return [give, decline];
  return may === 'take_back' ? [takeBack] : [];
}
