import type { Letter } from '#shared/contracts/letters.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from '../part.tsx';

/** Who changed which texts, newest first. */
export function LetterChanges({ letter: { changes } }: { letter: Letter }) {
  const { t } = useTranslation('admin-letters');
  const lang = useLang();
  const shown = (text: string | null) => (text === null ? t('changes.ours') : `“${text}”`);
  return (
    <Part title={t('changes.title')}>
      {changes.length === 0 && <p className="text-ink-soft">{t('changes.none')}</p>}
      <ol className="grid gap-5">
        {changes.map(({ at, by, texts }) => (
          <li key={at} className="grid max-w-3xl gap-1 border-b border-line pb-5 last:border-0">
            <p className="text-s text-ink-soft">
              <time dateTime={at}>{formatInstant(new Date(at), lang)}</time> · {by ?? t('changes.system')}
            </p>
            {texts.map(({ language, key, from, to }) => (
              <p key={language + key} lang={language} className="wrap-anywhere">
                {t('change', { from: shown(from), to: shown(to) })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Part>
  );
}
