import { useQuery } from '@tanstack/react-query';
import { callAddress } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink, textLinkClasses } from '#web/ui/text-link.tsx';

/** How to reach us, below what did not answer the question. */
export function AskUs() {
  const { t } = useTranslation('help');
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  return (
    <section aria-labelledby="ask" className="grid max-w-prose gap-3 border-t border-line pt-8">
      <h2 id="ask" className="text-l">
        {t('ask')}
      </h2>
      <p className="text-ink-soft">{t('ask.text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/support" className="inline-flex min-h-11 items-center">
          {t('ask.write')}
        </TextLink>
        <a href={callAddress(settings.supportPhone)} className={`${textLinkClasses} inline-flex min-h-11 items-center`}>
          {settings.supportPhone}
        </a>
        <a
          href={`mailto:${settings.supportEmail}`}
          className={`${textLinkClasses} inline-flex min-h-11 items-center break-all`}
        >
          {settings.supportEmail}
        </a>
      </p>
    </section>
  );
}
