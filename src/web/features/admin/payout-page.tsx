import type { Consent } from '#shared/contracts/consents.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { AdminActs } from './acts/admin-acts.tsx';
import { RecordConsents } from './acts/record-consents.tsx';
import { consentsOf, notAsked, useConsentsAbout } from './acts/use-consents-about.ts';
import { useFailureText } from './bookings/use-failure-text.ts';
import { BackLink } from './list/back-link.tsx';
import { payoutChanges, useItemActs, usePayoutActs } from './money/payout-acts.ts';
import { PayoutLines } from './money/payout-lines.tsx';
import { isBankError, itemTexts, itemTones, payoutTexts, payoutTones, shownStateOf } from './money/payout-words.ts';
import { SameAccount } from './money/same-account.tsx';
import { Part } from './part.tsx';

/** One payout with its transfers, and what can be done about each. */
export function PayoutPage({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin-payouts');
  const { charge, shillings } = useMoney();
  const lang = useLang();
  const { provider, channel, destination, usd, kes, rate, requested, createdAt, approvedAt, settledAt } = payout;
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  const acts = usePayoutActs(payout);
  const open = useConsentsAbout([payout.id]);
  const consents = consentsOf(open, payout.id);
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-3xl gap-3">
        <BackLink lists={[{ to: '/admin/payments/payouts', label: t('back') }]} />
        <p>
          <Badge tone={payoutTones[shownStateOf(payout)]}>{t(payoutTexts[shownStateOf(payout)])}</Badge>
        </p>
        <h1 className="wrap-anywhere">{t('payoutTo', { name: provider.name })}</h1>
        <p className="text-l tabular-nums">{shillings(kes)}</p>
      </header>
      {payout.methodChange && <MethodChanged change={payout.methodChange} />}
      {mayStillBeSent(payout) && <SameAccount providerId={provider.id} />}
      {provider.status !== 'approved' && mayStillBeSent(payout) && (
        <Notice tone="warning" still title={t('suspended')}>
          {t('suspended.text')}
        </Notice>
      )}
      {payout.missing > 0 && (
        <Notice tone="warning" still title={t('missing.title', { amount: charge(payout.missing) })}>
          {t('missing.text')}
        </Notice>
      )}
      <RecordConsents consents={consents} />
      <AdminActs acts={notAsked(acts, consents)} changes={payoutChanges} />
      <FactList
        facts={[
          [
            t('provider'),
            <TextLink key="provider" to="/admin/services/providers/$providerId" params={{ providerId: provider.id }}>
              {provider.name}
            </TextLink>,
          ],
          [t('to'), `${t(channelTexts[channel])}, ${destination}`],
          [t('earned'), charge(usd)],
          [t('rate'), t('rateOf', { rate })],
          [t('how'), t(requested ? 'requested' : 'weekly')],
          [t('made'), at(createdAt)],
          [t('approvedAt'), at(approvedAt)],
          [
            t('approvedBy'),
            payout.approvedBy && (
              <TextLink key="by" to="/admin/users/$userId" params={{ userId: payout.approvedBy.id }}>
                {payout.approvedBy.name}
              </TextLink>
            ),
          ],
          [t('settledAt'), at(settledAt)],
          [
            t('bookings'),
            <TextLink key="bookings" to="/admin/bookings" search={{ provider: provider.id }}>
              {t('bookings.all')}
            </TextLink>,
          ],
        ]}
      />
      <Part title={t('lines')} lead={t('lines.lead')}>
        <PayoutLines payoutId={payout.id} />
      </Part>
      <Part title={t('items')} lead={t(channel === 'mpesa' ? 'items.mpesa' : 'items.bank')}>
        <ul className="grid grid-cols-1 border-b border-line">
          {payout.items.map((item, place) => (
            <li key={item.id} className="border-t border-line py-5">
              <Item {...{ payout, item, number: place + 1 }} consents={consentsOf(open, item.id)} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Whether something of it would be sent but for the provider's status. */
const mayStillBeSent = ({ status, items }: AdminPayout): boolean =>
  status === 'draft' || items.some((item) => item.status === 'failed' && item.otherPayout === null);

const channelTexts = { mpesa: 'channel.mpesa', bank: 'channel.bank' } as const;

interface ItemProps {
  payout: AdminPayout;
  item: AdminPayout['items'][number];
  number: number;
  consents: readonly Consent[];
}

function Item({ payout, item, number, consents }: ItemProps) {
  const { t } = useTranslation(['admin-payouts', 'admin-bookings']);
  const { charge, shillings } = useMoney();
  const lang = useLang();
  const failureText = useFailureText();
  const acts = useItemActs(payout, item);
  const { status, kes, usd, channel, destination, receipt, reason, errorCode, otherPayout, replaces, settledAt } = item;
  const isReplaced = payout.items.some((other) => other.replaces === item.id);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={itemTones[status]}>{t(itemTexts[status])}</Badge>
        <span className="font-semibold tabular-nums">{shillings(kes)}</span>
        <span className="text-s text-ink-soft">{charge(usd)}</span>
      </p>
      <FactList
        shape="rows"
        className="text-s [&>div:last-child]:border-0 [&>div:last-child]:pb-0"
        facts={[
          [t('to'), `${t(channelTexts[channel])}, ${destination}`],
          [t('admin-bookings:refund.reference'), receipt],
          [t(isBankError(errorCode) ? 'item.happened' : 'admin-bookings:refund.error'), failureText(errorCode)],
          [t('item.reason'), reason],
          [t('settledAt'), settledAt !== null && formatInstant(new Date(settledAt), lang)],
          [t('replaces'), replaces !== null && t('replaces.yes')],
        ]}
      />
      {otherPayout && !isReplaced && (
        <p>
          {t(otherPayout.hasItsMoney ? 'item.inOther' : 'item.besideOther')}{' '}
          <TextLink to="/admin/payments/payouts/$payoutId" params={{ payoutId: otherPayout.id }}>
            {t('item.toOther')}
          </TextLink>
        </p>
      )}
      {item.tooLarge && <p>{t('item.tooLarge')}</p>}
      <RecordConsents consents={consents} />
      <AdminActs acts={notAsked(acts, consents)} of={t('item.number', { number })} changes={payoutChanges} />
    </div>
  );
}

/** That the money goes elsewhere since a few days, so that it is looked at before it is sent. */
function MethodChanged({ change: { at, by } }: { change: NonNullable<AdminPayout['methodChange']> }) {
  const { t } = useTranslation('admin-payouts');
  const lang = useLang();
  return (
    <Notice tone="warning" still title={t('method.changed')}>
      <p>{t('method.text', { at: formatInstant(new Date(at), lang) })}</p>
      {by && (
        <TextLink to="/admin/users/$userId" params={{ userId: by.id }} className="inline-flex min-h-11 items-center">
          {t('method.by', { name: by.name })}
        </TextLink>
      )}
    </Notice>
  );
}
