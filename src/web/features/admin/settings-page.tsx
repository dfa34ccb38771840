import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NobodyConsents } from './acts/nobody-consents.tsx';
import { useConsentsAbout } from './acts/use-consents-about.ts';
import { settingsQuery } from './queries.ts';
import { ChangesList } from './settings/changes-list.tsx';
import { FixedRules } from './settings/fixed-rules.tsx';
import { sectionNames } from './settings/sections.ts';
import { SettingSection } from './settings/setting-section.tsx';

/** What admins can set, what they cannot, and who changed what. */
export function SettingsPage({ page }: { page: number }) {
  const { t } = useTranslation(['admin-settings', 'admin-letters']);
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  const open = useConsentsAbout(['settings']);
  return (
    <div className="grid grid-cols-1 gap-12">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <NobodyConsents />
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-60" />
          <SkeletonBox className="h-40" />
        </Skeleton>
      ) : data ? (
        sectionNames.map((section) => (
          <SettingSection key={section} {...{ section, open }} settings={data.settings} version={data.version} />
        ))
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
      <section aria-labelledby="setting-letters" className="grid grid-cols-1 content-start justify-items-start gap-3">
        <h2 id="setting-letters">{t('admin-letters:title')}</h2>
        <p className="max-w-prose text-ink-soft">{t('admin-letters:link.text')}</p>
        <TextLink to="/admin/settings/letters">{t('admin-letters:link')}</TextLink>
      </section>
      <FixedRules />
      <ChangesList page={page} />
    </div>
  );
}
