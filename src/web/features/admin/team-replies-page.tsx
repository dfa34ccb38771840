import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { teamRepliesQuery } from './ticket-queries.ts';
import { ReplyForm } from './tickets/reply-form.tsx';

/** The replies that our team has saved, in both languages. */
export function TeamRepliesPage() {
  const { t } = useTranslation('admin-tickets');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(teamRepliesQuery);
  /** The reply that is being written: its id, or `new`. */
  const [open, setOpen] = useState<string>();
  const shut = () => setOpen(undefined);
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-2xl justify-items-start gap-2">
        <TextLink to="/admin/tickets">{t('title')}</TextLink>
        <h1>{t('replies')}</h1>
        <p className="text-ink-soft">{t('replies.lead')}</p>
      </header>
      {open === 'new' ? (
        <ReplyForm onDone={shut} />
      ) : (
        <div>
          <Button onClick={() => setOpen('new')}>{t('replies.new')}</Button>
        </div>
      )}
      {isPending && <Skeleton lines={6} />}
      {!isPending && !data && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-ink-soft">{t('replies.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {data.items.map((reply) => (
            <li key={reply.id} className="grid grid-cols-1 gap-3 border-t border-line py-5">
              {open === reply.id ? (
                <ReplyForm key={reply.version} reply={reply} onDone={shut} />
              ) : (
                <>
                  <h2 className="text-l wrap-anywhere">{reply.title}</h2>
                  <div className="grid grid-cols-1 gap-6 text-s sm:grid-cols-2">
                    {(['en', 'sw'] as const).map((lang) => (
                      <p key={lang} lang={lang} className="whitespace-pre-line wrap-anywhere">
                        {reply.text[lang]}
                      </p>
                    ))}
                  </div>
                  <div>
                    <Button
                      kind="quiet"
                      aria-label={t('replies.edit', { title: reply.title })}
                      onClick={() => setOpen(reply.id)}
                    >
                      {t('replies.change')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
