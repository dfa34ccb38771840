import { lazy, useState } from 'react';
import type { Letter, LetterPreview } from '#shared/contracts/letters.ts';
import { langs } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { News } from '#web/ui/news.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LetterChanges } from './letters/letter-changes.tsx';
import { TextFields } from './letters/text-fields.tsx';
import { textId } from './letters/typed-texts.ts';
import { useLetterForm } from './letters/use-letter-form.ts';
import { LeaveTyped } from './typed/leave-typed.tsx';

const PreviewPart = lazy(() => import('./letters/preview-part.tsx'));

/** One letter: its texts in both languages, a preview, and who changed them. */
export function LetterPage({ letter }: { letter: Letter }) {
  const { t } = useTranslation('admin-letters');
  const form = useLetterForm(letter);
  const [preview, setPreview] = useState<LetterPreview>();
  const hasOwn = letter.texts.some(({ ours, key }) =>
    langs.some((lang) => form.values[textId(lang, key)] !== ours[lang]),
  );
  let sentences = 0;
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="grid max-w-2xl justify-items-start gap-2">
        <TextLink to="/admin/settings/letters">{t('title')}</TextLink>
        <h1>{letter.title}</h1>
        <p className="text-ink-soft">{t('fixed')}</p>
      </header>
      <form
        noValidate
        className="grid grid-cols-1 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {letter.texts.map((text) => (
          <TextFields
            key={text.key}
            text={text}
            title={text.isSubject ? t('subject') : t('sentence', { number: ++sentences })}
            form={form}
          />
        ))}
        {form.failure && (
          <News tone="danger" title={form.failure.title}>
            {form.failure.text}
          </News>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy} className="max-sm:flex-auto">
            {t('save')}
          </Button>
          <Button
            kind="quiet"
            disabled={form.busy}
            onClick={() => void form.show(setPreview)}
            className="max-sm:flex-auto"
          >
            {t('preview')}
          </Button>
          {hasOwn && (
            <Button kind="quiet" disabled={form.busy} onClick={form.takeAllOurs} className="max-sm:flex-auto">
              {t('takeAllOurs')}
            </Button>
          )}
          <p role="status" className="text-s text-ink-soft">
            {form.isSame && t('same')}
          </p>
        </div>
      </form>
      {preview && (
        <LazyPart>
          <PreviewPart preview={preview} />
        </LazyPart>
      )}
      <LetterChanges letter={letter} />
      <LeaveTyped asks={!form.busy && form.isTyped} />
      {form.signInDialog}
    </div>
  );
}
