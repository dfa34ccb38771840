import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** Shown in place of every page of the panel to an admin without a second factor, whose calls the server refuses. */
export function NeedsSecondFactor() {
  const { t } = useTranslation('admin-panel');
  const title = t('secondFactor.title');
  useDocumentTitle(title);
  return (
    <section className="page grid justify-items-start gap-5 py-10 md:py-16">
      <h1>{title}</h1>
      <p className="max-w-prose text-l text-ink-soft">{t('secondFactor.text')}</p>
      <LinkButton to="/profile" search={{ tab: 'security' }}>
        {t('secondFactor.open')}
      </LinkButton>
    </section>
  );
}
