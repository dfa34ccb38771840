import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { PreviewCard } from './preview-card.tsx';

/** How many pictures stand below the cover. */
const further = 4;

/** The listing while no part is open: its card and, on wide screens, the beginning of its page as travellers see it. */
export function ListingGlance({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  const lang = useLang();
  const foreign = useForeign();
  const { summary, description, included, notIncluded, pictures } = listing;
  const inReach = <Words,>(of: Record<'en' | 'sw', Words>, isEmpty: (words: Words) => boolean) => {
    const other = lang === 'en' ? 'sw' : 'en';
    const shown = isEmpty(of[lang]) ? other : lang;
    return { words: of[shown], lang: foreign(shown) };
  };
  const [short, long] = [inReach(summary, isMissing), inReach(description, isMissing)];
  const lists = [
    { title: t('catalogue:included'), icon: 'check', ...inReach(included, hasNone) } as const,
    { title: t('catalogue:notIncluded'), icon: 'minus', ...inReach(notIncluded, hasNone) } as const,
  ].filter(({ words }) => words.length > 0);
  return (
    <div className="grid grid-cols-1 content-start gap-8 max-lg:max-w-sm">
      <PreviewCard listing={listing} sizes="(min-width: 64rem) 33rem, 24rem" />
      <div className="grid grid-cols-1 gap-8 max-lg:hidden">
        {pictures.length > 1 && (
          <ul className="grid grid-cols-4 gap-3">
            {pictures.slice(1, further + 1).map(({ id, alt, ...picture }) => (
              <li key={id} className="overflow-hidden rounded-s bg-sunken">
                <Picture {...picture} alt={alt[lang] ?? alt.en ?? alt.sw ?? ''} sizes="8rem" className="aspect-4/3" />
              </li>
            ))}
          </ul>
        )}
        {short.words !== null && (
          <p lang={short.lang} className="font-display text-l leading-snug text-balance">
            {short.words}
          </p>
        )}
        {long.words !== null && (
          <p lang={long.lang} className="line-clamp-8 max-w-prose whitespace-pre-line">
            {long.words}
          </p>
        )}
        {lists.length > 0 && (
          <div className="grid grid-cols-2 gap-8">
            {lists.map(({ title, icon, words, lang: textLang }) => (
              <section key={title} className="grid content-start gap-3">
                <h2 className="text-l">{title}</h2>
                <ul lang={textLang} className="grid gap-2">
                  {words.map((line) => (
                    <li key={line} className="flex gap-2.5 wrap-anywhere">
                      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-ink-soft" />
                      {line}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const isMissing = (text: string | null) => text === null;
const hasNone = (lines: readonly string[]) => lines.length === 0;
