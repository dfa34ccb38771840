import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '#web/lib/session.ts';
import { keepNote } from '#web/lib/tab-notes.ts';
import { toLogin } from '#web/lib/to-login.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Answer } from './answer.tsx';
import { PathLink } from './path-link.tsx';
import { type Chat, useSuggestions } from './use-chat.ts';

interface ChatLogProps {
  chat: Chat;
  onAsk: (text: string) => void;
  /** A link to another page was pressed. */
  onLeave: () => void;
}

/** The greeting and the messages; screen readers announce what is added. */
export function ChatLog({ chat, onAsk, onLeave }: ChatLogProps) {
  const { t } = useTranslation('chat');
  const { messages, readAgain, waiting, failed } = chat;
  const isFresh = messages?.length === 0 && waiting === undefined && !failed;
  const suggestions = useSuggestions(isFresh);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const last = messages?.at(-1);
  const isAnswered = waiting ? waiting.soFar !== '' : !failed;
  const readsElsewhere = useRef(false);
  const noteScroll = () => {
    readsElsewhere.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added
  useLayoutEffect(() => {
    const [from, to] = [log.current, end.current];
    if (!from || !to) return;
    if (!isAnswered) readsElsewhere.current = false;
    if (readsElsewhere.current) return;
    // A long answer is read from its beginning.
    from.scrollTop = isAnswered ? to.offsetTop - 12 : from.scrollHeight;
  }, [last?.id, waiting, failed]);
  useEffect(() => keepEndInSight(log.current), []);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
      tabIndex={0}
      onWheel={noteScroll}
      onTouchMove={noteScroll}
      onKeyDown={noteScroll}
      className="relative grid content-start gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      <Line by="bot">{t('greeting')}</Line>
      <Hint onLeave={onLeave} />
      {readAgain && (
        <p className="text-s">
          {t('earlierFailed')}{' '}
          <Button kind="plain" onClick={readAgain}>
            {t('load')}
          </Button>
        </p>
      )}
      {messages?.map((message) => (
        <div key={message.id} ref={message === last && !waiting ? end : undefined} className="grid">
          <Line by={message.sender}>
            {message.sender === 'user' ? message.text : <Answer message={message} onLeave={onLeave} />}
          </Line>
        </div>
      ))}
      {suggestions.length > 0 && isFresh && (
        <section aria-label={t('suggestions')} className="grid justify-items-start gap-2">
          {suggestions.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => onAsk(text)}
              className="min-h-11 rounded-m border border-line-strong px-4 py-2 text-left text-s hover:border-ink hover:bg-sunken"
            >
              {text}
            </button>
          ))}
        </section>
      )}
      {waiting !== undefined && (
        <>
          <Line by="user">{waiting.text}</Line>
          <div ref={end} className="grid">
            <Line by="bot">
              <span className="sr-only">{t('writing')}</span>
              {/* Screen readers announce the answer once, when it is whole. */}
              <div aria-hidden="true" inert>
                {waiting.soFar !== '' && <Answer message={{ text: waiting.soFar, listings: [] }} onLeave={onLeave} />}
                <Dots />
              </div>
            </Line>
          </div>
        </>
      )}
      {failed && (
        <>
          <Line by="user">{failed.text}</Line>
          <Line by="bot">
            <span className="grid justify-items-start gap-1">
              {failed.problem}
              <Button kind="plain" onClick={() => onAsk(failed.text)}>
                {t('again')}
              </Button>
            </span>
          </Line>
        </>
      )}
      {!isFresh && waiting === undefined && messages !== undefined && <HandOver {...{ chat, onLeave }} />}
    </div>
  );
}

/** When the keyboard of a phone takes room, what stood above it goes up. @returns a function that ends it */
function keepEndInSight(log: HTMLElement | null): (() => void) | undefined {
  if (!log) return undefined;
  let height = log.clientHeight;
  const observer = new ResizeObserver(() => {
    log.scrollTop += Math.max(0, height - log.clientHeight);
    height = log.clientHeight;
  });
  observer.observe(log);
  return () => observer.disconnect();
}

/** The assistant is writing. */
function Dots() {
  return (
    <span className="flex gap-1.5 py-2">
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span key={delay} className={classes('size-2 rounded-full bg-ink-soft motion-safe:animate-pulse', delay)} />
      ))}
    </span>
  );
}

/** So many of one's own last messages go into a request to our team. */
const handedOver = 3;

/** Leads to a request to our team that begins with what was asked here. */
function HandOver({ chat: { messages = [], failed }, onLeave }: Pick<ChatLogProps, 'chat' | 'onLeave'>) {
  const { t } = useTranslation('chat');
  const own = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const leave = () => {
    keepNote('support-draft', [...own, ...(failed ? [failed.text] : [])].slice(-handedOver).join('\n\n'));
    onLeave();
  };
  return (
    <p className="text-s text-ink-soft">
      <RichText
        text={t('handOver')}
        parts={{
          team: (words) => (
            <PathLink path="/support?from=chat" onLeave={leave}>
              {words}
            </PathLink>
          ),
        }}
      />
    </p>
  );
}

/** A text at the side of whoever wrote it. */
function Line({ by, children }: { by: 'user' | 'bot'; children: ReactNode }) {
  const { t } = useTranslation('chat');
  const isOwn = by === 'user';
  return (
    <div
      className={classes(
        'max-w-[90%] whitespace-pre-line wrap-anywhere rounded-m px-3.5 py-2.5 text-s',
        isOwn ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunken',
      )}
    >
      <span className="sr-only">{t(isOwn ? 'you' : 'assistant')}: </span>
      {children}
    </div>
  );
}

/** To visitors: what signing in would bring. */
function Hint({ onLeave }: Pick<ChatLogProps, 'onLeave'>) {
  const { t } = useTranslation('chat');
  const { state } = useSession();
  const { latestLocation } = useRouter();
  // The address to return to changes with the page.
  useHere();
  if (state !== 'idle') return null;
  return (
    <p className="text-s text-ink-soft">
      <RichText
        text={t('hint')}
        parts={{
          login: (words) => (
            <PathLink path={toLogin(latestLocation).href} onLeave={onLeave}>
              {words}
            </PathLink>
          ),
        }}
      />
    </p>
  );
}
