import {
  type AdminService,
  featureServiceCall,
  getAdminServiceCall,
  listAdminServicesCall,
  showServiceAgainCall,
  takeDownServiceCall,
} from '#shared/contracts/approvals.ts';
import { getServiceCall, listServicesCall } from '#shared/contracts/catalogue.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { Part } from '../part.tsx';

const changes = [getAdminServiceCall, listAdminServicesCall, getServiceCall, listServicesCall];

/** Of a listing that was approved: whether it is taken down or featured, and how to change that. */
export function Offering({ listing }: { listing: AdminService }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  const acts = useActs(listing);
  if (listing.status !== 'approved' && listing.status !== 'paused') return null;
  const { takenDown } = listing;
  return (
    <Part title={t('offering.title')}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        {takenDown && (
          <Notice
            still
            tone="danger"
            title={t('takenDown.title', { date: formatDate(dateInNairobi(new Date(takenDown.at)), lang) })}
          >
            <p className="whitespace-pre-line wrap-anywhere">{takenDown.reason}</p>
            <p>{t('takenDown.text')}</p>
          </Notice>
        )}
        <AdminActs acts={acts} changes={changes} />
        <TextLink to="/admin/bookings" search={{ service: listing.id }} className="inline-flex min-h-11 items-center">
          {t('offering.bookings')}
        </TextLink>
      </div>
    </Part>
  );
}

function useActs({ id, featured, takenDown }: AdminService): AdminAct[] {
  const { t } = useTranslation('admin-approvals');
  const params = { id };
  const show: AdminAct = {
    key: 'showAgain',
    open: t('showAgain.open'),
    title: t('showAgain.title'),
    effects: [t('showAgain.effect'), t('showAgain.letter')],
    confirm: t('showAgain.confirm'),
    done: t('showAgain.done'),
    send: (_, idempotencyKey) => api(showServiceAgainCall, { params, idempotencyKey }),
  };
  const takeDown: AdminAct = {
    ...{ key: 'takeDown', danger: true, open: t('takeDown.open'), title: t('takeDown.title') },
    effects: [t('takeDown.effect'), t('takeDown.bookings'), t('takeDown.letter')],
    confirm: t('takeDown.confirm'),
    done: t('takeDown.done'),
    fields: [{ name: 'reason', label: t('reject.reason'), kind: 'long', most: reasonLength }],
    send: ({ reason = '' }, idempotencyKey) => api(takeDownServiceCall, { params, body: { reason }, idempotencyKey }),
  };
  const feature = (wanted: 'feature' | 'unfeature'): AdminAct => ({
    key: wanted,
    open: t(`${wanted}.open`),
    title: t(`${wanted}.title`),
    effects: [t(`${wanted}.effect`)],
    confirm: t(`${wanted}.confirm`),
    done: t(`${wanted}.done`),
    send: (_, idempotencyKey) =>
      api(featureServiceCall, { params, body: { featured: wanted === 'feature' }, idempotencyKey }),
  });
  return takenDown ? [show] : [takeDown, feature(featured ? 'unfeature' : 'feature')];
}
