import { createIsomorphicFn } from '@tanstack/react-start';
import { useTranslation } from '#web/lib/use-translation.ts';

/** For browsers without scripts: the form cannot be used, since a script stores the session. Scripts draw nothing of it. */
export const NeedsJavaScript = createIsomorphicFn()
  .server(() => {
    const { t } = useTranslation('accounts');
    return (
      <noscript>
        <p className="rounded-m bg-warning-soft p-4 text-warning">{t('needsJavaScript')}</p>
      </noscript>
    );
  })
  .client(() => <noscript />);
