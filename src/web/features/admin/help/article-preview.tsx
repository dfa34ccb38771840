import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewArticleCall } from '#shared/contracts/admin-help.ts';
import type { Lang } from '#shared/languages.ts';
import { ArticleText } from '#web/features/help/article-text.tsx';
import { callQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';

/** Somebody who types waits no longer than this for what the server makes of it. */
const pauseMs = 400;

/** The text as readers would see it, a moment after the last key. */
export function ArticlePreview({ language, body }: { language: Lang; body: string }) {
  const { t } = useTranslation('admin-help');
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(body), pauseMs);
    return () => window.clearTimeout(timer);
  }, [body]);
  const { data, isError } = useQuery({
    ...callQuery(previewArticleCall, { body: { language, body: asked } }),
    ...{ placeholderData: keepPreviousData, gcTime: 0 },
  });
  return (
    <Card>
      <div className="grid grid-cols-1 gap-3">
        <h3 className="font-text text-s font-semibold text-ink-soft">{t('preview')}</h3>
        {isError ? (
          <p role="alert">{t('preview.failed')}</p>
        ) : (
          <div lang={language}>{data && <ArticleText html={data.html} />}</div>
        )}
      </div>
    </Card>
  );
}
