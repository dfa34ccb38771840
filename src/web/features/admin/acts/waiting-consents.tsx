import { otherWaysOf } from '#shared/consent-acts.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

interface WaitingConsentsProps {
  waiting: readonly Consent[];
  /** What of each is shown beside its words. */
  linesOf?: (consent: Consent) => readonly (readonly [string, string])[];
}

/** Says on the page of something what waits for a second admin, who asked and why, and leads to where it is decided. */
export function WaitingConsents({ waiting, linesOf }: WaitingConsentsProps) {
  const { t } = useTranslation(['admin-panel', 'admin-consents']);
  const lang = useLang();
  const { charge } = useMoney();
  if (waiting.length === 0) return null;
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  return (
    <Notice tone="warning" title={t('consent.waits')}>
      <ul className="mt-1 grid grid-cols-1 gap-3">
        {waiting.map((consent) => {
          const { id, act, about, amount, askedBy, askedAt, expiresAt, reason } = consent;
          return (
            <li key={id} className="grid gap-0.5 wrap-anywhere">
              <p className="font-medium">
                {t(`admin-consents:act.${act}`, { name: about.name, amount: charge(amount) })}
              </p>
              {linesOf?.(consent).map(([name, value]) => (
                <p key={name}>{`${name}: ${value}`}</p>
              ))}
              <p className="whitespace-pre-line">{reason}</p>
              <p>{t('consent.waitsText', { name: askedBy.name, date: at(askedAt), until: at(expiresAt) })}</p>
              {otherWaysOf(act).length > 0 && <p>{t('consent.holds')}</p>}
            </li>
          );
        })}
      </ul>
      <TextLink to="/admin/payments/consents" className="inline-flex min-h-11 items-center">
        {t('consent.waitsLink')}
      </TextLink>
    </Notice>
  );
}
