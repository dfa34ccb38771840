import type { Consent } from '#shared/contracts/consents.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { waitingOf } from './use-consents-about.ts';
import { WaitingConsents } from './waiting-consents.tsx';

/** What waits for a second admin about a record, and who has agreed to what was done about it. */
export function RecordConsents({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation(['admin-panel', 'admin-consents']);
  const lang = useLang();
  const { charge } = useMoney();
  const given = consents.filter(({ status }) => status !== 'open');
  return (
    <>
      <WaitingConsents waiting={waitingOf(consents)} />
      {given.map(({ id, act, about, amount, decidedBy, decidedAt }) => (
        <p key={id} className="text-s wrap-anywhere">
          {t('consent.given', {
            what: t(`admin-consents:act.${act}`, { name: about.name, amount: charge(amount) }),
            name: decidedBy?.name ?? '',
            date: decidedAt === null ? '' : formatInstant(new Date(decidedAt), lang),
          })}
        </p>
      ))}
    </>
  );
}
