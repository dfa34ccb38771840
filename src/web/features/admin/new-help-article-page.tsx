import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ArticleFields } from './help/article-fields.tsx';
import { useArticleForm } from './help/use-article-form.ts';
import { LeaveTyped } from './typed/leave-typed.tsx';

/** A new article. */
export function NewHelpArticlePage() {
  const { t } = useTranslation('admin-help');
  const navigate = useNavigate();
  const form = useArticleForm();
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-3xl justify-items-start gap-2">
        <TextLink to="/admin/help">{t('title')}</TextLink>
        <h1>{t('new.title')}</h1>
        <p className="text-ink-soft">{t('new.lead')}</p>
      </header>
      <form
        noValidate
        className="grid grid-cols-1 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void form.create(
            (articleId) =>
              void navigate({
                to: '/admin/help/$articleId',
                params: { articleId },
                ignoreBlocker: true,
                replace: true,
              }),
          );
        }}
      >
        <ArticleFields isNew typed={form.typed} problems={form.problems} onChange={form.type} />
        {form.failure && (
          <News tone="danger" title={form.failure.title}>
            {form.failure.text}
          </News>
        )}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('create')}
        </Button>
      </form>
      <LeaveTyped asks={!form.busy && form.isTyped} />
      {form.signInDialog}
    </div>
  );
}
