import { useTranslation } from '#web/lib/use-translation.ts';

/** For browsers without scripts: the form cannot be used, since a script stores the session. */
export function NeedsJavaScript() {
  const { t } = useTranslation('accounts');
  return (
    <noscript>
      <p className="rounded-m bg-warning-soft p-4 text-warning">{t('needsJavaScript')}</p>
    </noscript>
  );
}
