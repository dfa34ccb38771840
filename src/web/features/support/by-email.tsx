import type { Ticket } from '#shared/contracts/support.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type ByEmail = Ticket['messages'][number]['byEmail'];

/** That a message came by email, and from which address where that is not its owner's. */
export function EmailMark({ byEmail }: { byEmail: ByEmail }) {
  const { t } = useTranslation('support');
  if (!byEmail) return null;
  const { otherAddress } = byEmail;
  if (otherAddress === null) return <span>{t('byEmail')}</span>;
  return (
    <span className="wrap-anywhere">
      {otherAddress === '' ? t('byEmail.unknown') : t('byEmail.other', { address: otherAddress })}
    </span>
  );
}

/** What of an email is not in its message. */
export function EmailRest({ byEmail }: { byEmail: ByEmail }) {
  const { t } = useTranslation('support');
  if (!byEmail) return null;
  const { leftOut, isShortened } = byEmail;
  const { attachments: most, attachmentBytes, text } = supportLimits;
  return (
    <>
      {leftOut.length > 0 && (
        <p className="text-s text-ink-soft wrap-anywhere">
          {t('byEmail.leftOut', { names: leftOut.join(', '), most, megabytes: attachmentBytes / 1024 / 1024 })}
        </p>
      )}
      {isShortened && <p className="text-s text-ink-soft">{t('byEmail.shortened', { most: text })}</p>}
    </>
  );
}
