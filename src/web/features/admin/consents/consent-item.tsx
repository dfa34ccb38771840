import type { Consent } from '#shared/contracts/consents.ts';
import { formatInstant } from '#shared/dates.ts';
import { isErrorCode } from '#shared/error-statuses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { useStatementReport } from '../money/statement-report.ts';
import { consentChanges, useConsentActs } from './consent-acts.ts';
import { useConsentFacts } from './consent-facts.ts';

const tones = {
  open: 'warning',
  agreed: 'warning',
  given: 'success',
  declined: 'danger',
  taken_back: 'neutral',
} as const;

const voidTexts = {
  asker_changed: 'word.asker_changed',
  other_way: 'word.other_way',
  not_ready: 'word.not_ready',
} as const;

/** Why it is void, by the code of what was different. */
const voidText = (word: string) =>
  word in voidTexts
    ? voidTexts[word as keyof typeof voidTexts]
    : isErrorCode(word)
      ? (`errors:${word}` as const)
      : 'word.not_ready';

/** What was asked, as it was asked, and what can be done about it. */
export function ConsentItem({ consent, onActed }: { consent: Consent; onActed: () => void }) {
  const { t } = useTranslation(['admin-consents', 'errors']);
  const report = useStatementReport();
  const lang = useLang();
  const { charge } = useMoney();
  const facts = useConsentFacts(consent);
  const { act, about, amount, status, word, result } = consent;
  const what = t(`act.${act}`, { name: about.name, amount: charge(amount) });
  const acts = useConsentActs(consent, what);
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  const why = status === 'void' ? word !== null && t(voidText(word)) : word;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <Badge tone={status === 'expired' || status === 'void' ? 'neutral' : tones[status]}>
          {t(status === 'open' ? 'open' : `state.${status}`)}
        </Badge>
      </p>
      <h2 className="text-m font-semibold wrap-anywhere">{what}</h2>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          ...facts,
          [t('reason'), consent.reason],
          [t('askedBy'), `${consent.askedBy.name}, ${at(consent.askedAt)}`],
          [t('until'), status === 'open' && at(consent.expiresAt)],
          [t('decidedBy'), consent.decidedBy?.name],
          [t('decidedAt'), at(consent.decidedAt)],
          [t('word'), why],
          ...(result ? report(result) : []),
        ]}
      />
      <WaysThere consent={consent} />
      <AdminActs acts={acts} of={what} changes={consentChanges} onActed={onActed} />
    </div>
  );
}

const way = 'inline-flex min-h-11 items-center';

/** The pages where what it is about is seen as it is now. */
function WaysThere({ consent: { about, facts } }: { consent: Consent }) {
  const payoutId = about.type === 'payout' ? about.id : facts.payoutId;
  const { t } = useTranslation('admin-consents');
  return (
    <p className="flex flex-wrap gap-x-6">
      {about.bookingId !== null && (
        <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: about.bookingId }} className={way}>
          {t('toBooking')}
        </TextLink>
      )}
      {typeof payoutId === 'string' && (
        <TextLink to="/admin/payments/payouts/$payoutId" params={{ payoutId }} className={way}>
          {t('toPayout')}
        </TextLink>
      )}
      {about.type === 'disbursement' && (
        <TextLink to="/admin/payments/transfers" className={way}>
          {t('toTransfers')}
        </TextLink>
      )}
      {about.type === 'dispute' && (
        <TextLink to="/admin/payments/disputes" className={way}>
          {t('toDisputes')}
        </TextLink>
      )}
      {about.type === 'issue' && (
        <TextLink to="/admin/payments/cases/$caseId" params={{ caseId: about.id }} className={way}>
          {t('toCase')}
        </TextLink>
      )}
    </p>
  );
}
