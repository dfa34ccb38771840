import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import type { ArticleForm } from './use-article-form.ts';

/** That somebody else has saved the article meanwhile, with the choice between theirs and what is typed. */
export function Conflict({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('admin-help');
  if (!form.theirs) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <News tone="warning" title={t('conflict')}>
        {t('conflict.text', { name: form.theirs.updatedBy ?? t('somebody') })}
      </News>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" disabled={form.busy} onClick={() => form.takeTheirs()}>
          {t('conflict.theirs')}
        </Button>
        <Button kind="quiet" disabled={form.busy} onClick={() => void form.saveOverTheirs()}>
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  );
}
