import { type Lang, langs, withLang } from '#shared/languages.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { useLang } from '#web/ui/use-lang.ts';

const names: Record<Lang, string> = { en: 'English', sw: 'Kiswahili' };

/**
 * EN and SW: plain links to this page in each language, which load a new document (`Switches`). The compact one shows
 * phones the other language only, and narrow ones of signed-in people none, who have the bell in its place: the menu has it.
 */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell');
  const current = useLang();
  const here = useHere();
  return (
    <ul
      aria-label={t('languageSwitch')}
      className={classes('flex items-center text-s font-semibold', compact && 'max-[24rem]:in-data-token:hidden')}
    >
      {langs.map((lang) => (
        <li key={lang} className={classes(compact && lang === current && 'max-sm:hidden')}>
          <a
            href={withLang(here, lang)}
            hrefLang={lang}
            lang={lang}
            title={names[lang]}
            aria-label={`${lang.toUpperCase()} ${names[lang]}`}
            aria-current={lang === current ? 'true' : undefined}
            className="grid min-h-11 min-w-11 place-items-center px-1 rounded-m text-ink-soft uppercase decoration-gold decoration-2 underline-offset-8 hover:text-ink hover:underline aria-[current=true]:text-ink aria-[current=true]:underline"
          >
            {lang}
          </a>
        </li>
      ))}
    </ul>
  );
}
