import { helpLimits, helpPlaceholders, helpTopics } from '#shared/help-rules.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { ArticlePreview } from './article-preview.tsx';
import type { TextField, TypedArticle } from './typed-article.ts';

interface ArticleFieldsProps {
  typed: TypedArticle;
  problems: Record<string, string>;
  /** The address is chosen once. */
  isNew: boolean;
  onChange: (typed: TypedArticle) => void;
}

/** The fields of an article, both languages side by side, each with its preview. */
export function ArticleFields({ typed, problems, isNew, onChange }: ArticleFieldsProps) {
  const { t } = useTranslation(['admin-help', 'help']);
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2">
        {isNew && (
          <TextInput
            label={t('slug')}
            hint={t('slug.hint')}
            value={typed.slug}
            error={problems.slug}
            maxLength={helpLimits.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...typed, slug: target.value })}
          />
        )}
        <Select
          label={t('topic')}
          value={typed.topic}
          onChange={({ target }) =>
            onChange({ ...typed, topic: helpTopics.find((topic) => topic === target.value) ?? typed.topic })
          }
        >
          {helpTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`help:topic.${topic}`)}
            </option>
          ))}
        </Select>
      </div>
      <Marks />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        {langs.map((lang) => (
          <section key={lang} aria-labelledby={`texts-${lang}`} className="grid grid-cols-1 content-start gap-5">
            <h2 id={`texts-${lang}`} className="text-l">
              {t(`lang.${lang}`)}
            </h2>
            <Texts {...{ typed, problems, lang, onChange }} />
            <ArticlePreview language={lang} body={typed.body[lang]} />
          </section>
        ))}
      </div>
    </>
  );
}

const rows: Record<TextField, number> = { title: 1, summary: 2, body: 18, questions: 4 };

function Texts({ typed, problems, lang, onChange }: Omit<ArticleFieldsProps, 'isNew'> & { lang: Lang }) {
  const { t } = useTranslation('admin-help');
  const facts = (field: TextField) => ({
    ...{ lang, rows: rows[field], label: t(`field.${field}`), value: typed[field][lang] },
    error: problems[`${field}.${lang}`],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...typed, [field]: { ...typed[field], [lang]: target.value } }),
  });
  return (
    <>
      <Textarea {...facts('title')} maxLength={helpLimits.title} />
      <Textarea {...facts('summary')} maxLength={helpLimits.summary} />
      <Textarea {...facts('body')} maxLength={helpLimits.body} />
      <Textarea {...facts('questions')} hint={t('field.questions.hint')} />
    </>
  );
}

function Marks() {
  const { t } = useTranslation('admin-help');
  return (
    <details className="max-w-3xl border-y border-line py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{t('marks')}</summary>
      <div className="mt-2 grid gap-2 text-s">
        <p>{t('marks.text')}</p>
        <p>{t('marks.placeholders')}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {helpPlaceholders.map((name) => (
            <li key={name}>
              <code>{`{${name}}`}</code>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
