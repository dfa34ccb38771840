import { useTranslation } from '#web/lib/use-translation.ts';

/** For browsers that run no scripts: the session is kept by one, so the form cannot be sent without. */
export function NeedsJavaScript() {
  const { t } = useTranslation('accounts');
  return (
    <noscript>
      <p className="rounded-m bg-warning-soft p-4 text-warning">{t('needsJavaScript')}</p>
    </noscript>
  );
}
