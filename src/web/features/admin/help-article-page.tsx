import { useNavigate } from '@tanstack/react-router';
import type { EditedArticle } from '#shared/contracts/admin-help.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ArticleFields } from './help/article-fields.tsx';
import { Conflict } from './help/conflict.tsx';
import { DeleteButton } from './help/delete-button.tsx';
import { type ArticleForm, useArticleForm } from './help/use-article-form.ts';
import { LeaveTyped } from './typed/leave-typed.tsx';

/** An article in both languages, with its state. */
export function HelpArticlePage({ article }: { article: EditedArticle }) {
  const { t } = useTranslation('admin-help');
  const lang = useLang();
  const form = useArticleForm(article);
  const stored = form.stored ?? article;
  const date = formatInstant(new Date(stored.updatedAt), lang);
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-3xl justify-items-start gap-2">
        <TextLink to="/admin/help">{t('title')}</TextLink>
        <h1>{stored.title[lang]}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-ink-soft">
          <Badge tone={stored.published ? 'success' : 'info'}>{t(stored.published ? 'shown' : 'draft')}</Badge>
          {stored.updatedBy === null ? t('changedByUs', { date }) : t('changed', { date, name: stored.updatedBy })}
        </p>
        {stored.published && (
          <TextLink to="/help/$slug" params={{ slug: stored.slug }} className="inline-flex min-h-11 items-center">
            {t('public')}
          </TextLink>
        )}
      </header>
      <form
        noValidate
        className="grid grid-cols-1 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <ArticleFields isNew={false} typed={form.typed} problems={form.problems} onChange={form.type} />
        <Conflict form={form} />
        {form.failure && (
          <News tone="danger" title={form.failure.title}>
            {form.failure.text}
          </News>
        )}
        <Acts form={form} published={stored.published} />
      </form>
      <LeaveTyped asks={!form.busy && form.isTyped} />
      {form.signInDialog}
    </div>
  );
}

function Acts({ form, published }: { form: ArticleForm; published: boolean }) {
  const { t } = useTranslation('admin-help');
  const navigate = useNavigate();
  return (
    <div
      data-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-3"
    >
      <Button type="submit" busy={form.busy} disabled={!form.isTyped}>
        {t('save')}
      </Button>
      <Button kind="quiet" disabled={form.busy || form.isTyped} onClick={() => void form.publish(!published)}>
        {t(published ? 'unpublish' : 'publish')}
      </Button>
      {!published && (
        <DeleteButton
          busy={form.busy}
          onDelete={() => void form.remove(() => void navigate({ to: '/admin/help', ignoreBlocker: true }))}
        />
      )}
      <p role="status" className="text-s text-ink-soft">
        {t(form.isTyped ? 'publish.typed' : 'same')}
      </p>
    </div>
  );
}
