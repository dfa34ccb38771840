import type { LetterPreview } from '#shared/contracts/letters.ts';
import { langs } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { Part } from '../part.tsx';

/** The letter in both languages as people would read it. */
export default function PreviewPart({ preview }: { preview: LetterPreview }) {
  const { t } = useTranslation('admin-letters');
  return (
    <Part title={t('preview.title')} lead={t('preview.text')}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {langs.map((lang) => (
          <Card key={lang}>
            <article lang={lang} className="grid gap-3">
              <h3 className="text-m font-semibold">{preview[lang].subject}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{preview[lang].text}</p>
            </article>
          </Card>
        ))}
      </div>
    </Part>
  );
}
