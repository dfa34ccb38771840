import { Link } from '@tanstack/react-router';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** The one line at the end of a panel's pages, which stands there instead of the public footer (`app.css` hides that). */
export function PanelFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer
      data-panel-footer=""
      className="page flex flex-wrap items-center gap-x-5 pt-2 pb-4 text-s text-ink-soft print:hidden"
    >
      <Link to={addresses.terms} className={link}>
        {t('footer.terms')}
      </Link>
      <Link to={addresses.privacy} className={link}>
        {t('footer.privacy')}
      </Link>
      <span className="ml-auto flex flex-wrap items-center gap-x-3 max-sm:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
    </footer>
  );
}
