import type { ReactNode } from 'react';
import type { Lang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLangs } from '#web/ui/use-langs.ts';

/** The same fields in both languages, that of the page first, side by side where there is room. */
export function BothLanguages({ children }: { children: (lang: Lang) => ReactNode }) {
  const { t } = useTranslation('catalogue');
  const langs = useLangs();
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2">
      {langs.map((lang) => (
        <fieldset key={lang} className="grid min-w-0 content-start gap-5">
          <legend className="mb-3 w-full border-b border-line pb-2 font-semibold">{t(`language.${lang}`)}</legend>
          {children(lang)}
        </fieldset>
      ))}
    </div>
  );
}
