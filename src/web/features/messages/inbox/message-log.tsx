import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Conversation, type Message, reportMessageCall } from '#shared/contracts/messages.ts';
import { formatInstant } from '#shared/dates.ts';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { MessagePhotos } from './message-photos.tsx';
import type { Outbox, OutgoingMessage } from './use-outbox.ts';

interface MessageLogProps {
  conversation: Conversation;
  /** The oldest first. */
  messages: readonly Message[];
  outbox: Outbox;
  /** Brings a message that could not be sent back into the field; absent: nothing can be sent. */
  onChange?: (message: OutgoingMessage) => void;
  /** Absent: there are no earlier ones. */
  earlier?: { busy: boolean; load: () => void };
}

/** So near to its end the log follows new messages. */
const nearEnd = 120;

/** The messages, and below them those that are being sent. Screen readers announce what is added. */
export function MessageLog({ conversation, messages, outbox, onChange, earlier }: MessageLogProps) {
  const { t } = useTranslation('messages');
  const log = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: number; height: number; atEnd: boolean; waiting: number }>(undefined);
  const first = messages[0]?.number ?? 0;
  const last = messages.at(-1)?.number ?? 0;
  const waiting = outbox.messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that is added may move the others
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const was = before.current;
    // One's own new message is shown wherever one has read before.
    let atEnd = !was || was.atEnd || waiting > was.waiting;
    if (was && first < was.first) {
      element.scrollTop += element.scrollHeight - was.height;
      atEnd = was.atEnd;
    } else if (atEnd) element.scrollTop = element.scrollHeight;
    before.current = { first, height: element.scrollHeight, atEnd, waiting };
  }, [first, last, waiting]);
  const note = () => {
    const { scrollHeight, scrollTop, clientHeight } = log.current as HTMLElement;
    if (before.current) before.current.atEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
  };
  return (
    <div
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
      tabIndex={0}
      aria-label={t('log')}
      onScroll={note}
      className="relative grow overflow-y-auto overscroll-contain rounded-m"
    >
      {earlier && (
        <p className="pb-3 text-center">
          <Button kind="plain" busy={earlier.busy} onClick={earlier.load}>
            {t('earlier')}
          </Button>
        </p>
      )}
      {messages.length + waiting === 0 && <p className="py-6 text-center text-ink-soft">{t('first')}</p>}
      <ol className="grid grid-cols-1 gap-3 p-1">
        {messages.map((message) => (
          <li key={message.id} className="grid">
            <Sent message={message} conversation={conversation} isLast={message.number === last} />
          </li>
        ))}
        {outbox.messages.map((message) => (
          <li key={message.clientId} className="grid">
            <Outgoing message={message} outbox={outbox} {...(onChange && { onChange })} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BubbleProps {
  isTheirs: boolean;
  lang?: string | undefined;
  text: string;
  /** Our team has removed it, which the text says. */
  isRemoved?: boolean;
  /** Below the text. */
  photos?: ReactNode;
  children: ReactNode;
}

/** A text at the side of whoever wrote it, with what is said of it below. */
function Bubble({ isTheirs, lang, text, isRemoved = false, photos, children }: BubbleProps) {
  return (
    <div className={classes('grid max-w-[min(85%,36rem)] gap-1', isTheirs ? 'justify-self-start' : 'justify-self-end')}>
      {text !== '' && (
        <p
          lang={lang}
          className={classes(
            'whitespace-pre-line wrap-anywhere rounded-m px-4 py-2.5',
            isTheirs ? 'justify-self-start bg-sunken' : 'justify-self-end bg-brand-soft',
            isRemoved && 'text-ink-soft italic',
          )}
        >
          {text}
        </p>
      )}
      {photos}
      <div className={classes('text-xs text-ink-soft', !isTheirs && 'text-right')}>{children}</div>
    </div>
  );
}

interface SentProps {
  message: Message;
  conversation: Conversation;
  isLast: boolean;
}

function Sent({ message, conversation, isLast }: SentProps) {
  const { t } = useTranslation('messages');
  const lang = useLang();
  const foreign = useForeign();
  const { side, contacts, otherRead } = conversation;
  const isTheirs = message.side !== side;
  const { author, own, hidden, sentAt, number, pictures, removed, reported } = message;
  const who = isTheirs ? '' : own ? t('byYou') : (author ?? t('byYou'));
  return (
    <Bubble
      isTheirs={isTheirs}
      isRemoved={removed}
      text={removed ? t('removed') : message.text}
      lang={message.lang && !removed ? foreign(message.lang) : undefined}
      photos={pictures.length > 0 && <MessagePhotos conversationId={conversation.id} {...{ pictures, isTheirs }} />}
    >
      {who !== '' && <span className={own ? 'sr-only' : undefined}>{who} · </span>}
      <time dateTime={sentAt}>{formatInstant(new Date(sentAt), lang)}</time>
      {isTheirs && !removed && (
        <>
          {' · '}
          {reported ? (
            t('reported')
          ) : (
            <ReportButton
              kind="message"
              label={t('report')}
              name={t('reportOf', { text: message.text.slice(0, 60) || t('last.photo', { count: pictures.length }) })}
              done={t('reported')}
              send={(reason) =>
                api(reportMessageCall, {
                  params: { conversationId: conversation.id, messageId: message.id },
                  body: { reason },
                })
              }
            />
          )}
        </>
      )}
      {isLast && !isTheirs && number <= otherRead && ` · ${t('read')}`}
      {hidden && !contacts && <p>{t(isTheirs ? 'hidden.theirs' : 'hidden.own')}</p>}
    </Bubble>
  );
}

interface OutgoingProps extends Pick<MessageLogProps, 'outbox' | 'onChange'> {
  message: OutgoingMessage;
}

function Outgoing({ message, outbox, onChange }: OutgoingProps) {
  const { t } = useTranslation('messages');
  const { clientId, text, photos, failed } = message;
  return (
    <Bubble isTheirs={false} text={text} photos={photos.length > 0 && <SentPreviews photos={photos} />}>
      {failed ? (
        <div role="alert" className="grid justify-items-end text-s">
          <p className="font-semibold text-danger">{t('notSent')}</p>
          <p>{failed.text}</p>
          <p className="flex flex-wrap justify-end gap-x-2">
            <Button kind="plain" onClick={() => outbox.sendAgain(clientId)}>
              {t('sendAgain')}
            </Button>
            {onChange && (
              <Button kind="plain" onClick={() => onChange(message)}>
                {t('change')}
              </Button>
            )}
            <Button kind="plain" onClick={() => outbox.discard(clientId)}>
              {t('discard')}
            </Button>
          </p>
        </div>
      ) : (
        t('sending')
      )}
    </Bubble>
  );
}

function SentPreviews({ photos }: Pick<OutgoingMessage, 'photos'>) {
  const { t } = useTranslation('messages');
  return (
    <ul className="flex flex-wrap justify-end gap-2">
      {photos.map(({ id, preview, alt }, index) => (
        <li key={id}>
          <img
            src={preview}
            alt={alt || t('photos.photo', { number: index + 1 })}
            className="size-24 rounded-m object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
