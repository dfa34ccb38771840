import type { AdminTicket } from '#shared/contracts/admin-support.ts';
import { formatInstant } from '#shared/dates.ts';
import { EmailMark, EmailRest } from '#web/features/support/by-email.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const looks: Record<AdminTicket['messages'][number]['side'], string> = {
  person: 'justify-self-start bg-sunken',
  team: 'justify-self-end bg-brand-soft',
  note: 'justify-self-end border border-dashed border-line-strong',
};

/** What was written and noted, the oldest first. */
export function TicketMessages({ messages }: Pick<AdminTicket, 'messages'>) {
  const { t } = useTranslation('admin-tickets');
  const lang = useLang();
  return (
    <ol aria-label={t('log')} className="grid max-w-4xl grid-cols-1 gap-4">
      {messages.map(({ id, side, author, text, sentAt, attachments, byEmail }) => (
        <li
          key={id}
          className={classes('grid max-w-[min(92%,44rem)] grid-cols-1 gap-2 rounded-m px-4 py-3', looks[side])}
        >
          <p className="flex flex-wrap items-center gap-x-2 text-s text-ink-soft">
            {side === 'note' && <Badge tone="warning">{t('note.badge')}</Badge>}
            <span className="font-semibold">{author ?? t('byPerson')}</span>
            <time dateTime={sentAt}>{formatInstant(new Date(sentAt), lang)}</time>
            <EmailMark byEmail={byEmail} />
          </p>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          {attachments.length > 0 && (
            <ul aria-label={t('files')} className="grid grid-cols-1">
              {attachments.map((file) => (
                <li key={file.id}>
                  <a
                    href={file.url}
                    target="_blank"
                    rel="noopener"
                    className={`${textLinkClasses} inline-flex min-h-11 items-center wrap-anywhere`}
                  >
                    {file.fileName}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <EmailRest byEmail={byEmail} />
        </li>
      ))}
    </ol>
  );
}
