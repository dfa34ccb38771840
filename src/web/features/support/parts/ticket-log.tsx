import type { Ticket } from '#shared/contracts/support.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { EmailMark, EmailRest } from '../by-email.tsx';

/** What was written, the oldest first. */
export function TicketLog({ messages }: { messages: Ticket['messages'] }) {
  const { t } = useTranslation('support');
  const lang = useLang();
  return (
    <ol aria-label={t('log')} className="grid max-w-3xl grid-cols-1 gap-4">
      {messages.map(({ id, side, author, text, sentAt, attachments, byEmail }) => (
        <li
          key={id}
          className={classes(
            'grid max-w-[min(92%,40rem)] grid-cols-1 gap-2 rounded-m px-4 py-3',
            side === 'team' ? 'justify-self-start bg-sunken' : 'justify-self-end bg-brand-soft',
          )}
        >
          <p className="text-s text-ink-soft">
            <span className="font-semibold">
              {side === 'team' ? t('byTeam', { name: author ?? 'Twende' }) : t('byYou')}
            </span>
            {' · '}
            <time dateTime={sentAt}>{formatInstant(new Date(sentAt), lang)}</time>
            {byEmail && ' · '}
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
