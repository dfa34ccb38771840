import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetAtSignOut } from './forget-chat.ts';
import { keepClear } from './keep-clear.ts';

const loadPanel = () => import('./chat-panel.tsx');
const ChatPanel = lazy(() => loadPanel().then(({ ChatPanel }) => ({ default: ChatPanel })));

/** The button in the corner of every page that opens the assistant, whose code is loaded then. */
export function ChatButton() {
  const { t } = useTranslation('shell');
  const texts = useTexts();
  const { user } = useSession();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'lost'>('closed');
  const [loaded, setLoaded] = useState(false);
  const isOpen = state === 'open';
  useEffect(() => (button.current ? keepClear(button.current) : undefined), []);
  useEffect(() => forgetAtSignOut(queries), [queries]);
  const open = async () => {
    if (state === 'loading' || state === 'open') return;
    setState('loading');
    try {
      await Promise.all([texts.load(['chat']), loadPanel()]);
      setLoaded(true);
      setState('open');
    } catch {
      // Browsers do not ask again for a chunk that was lost: then only a new page helps.
      if (state === 'lost' && navigator.onLine) window.location.reload();
      // A toast is a part that would have to be loaded, too.
      else setState('lost');
    }
  };
  return (
    <aside aria-label={t('chat')}>
      <button
        ref={button}
        id="chat-button"
        type="button"
        aria-label={t('chat')}
        title={t('chat')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
        className="fixed right-4 bottom-4 translate-y-[calc(-1*(var(--bars,0px)+var(--lift,0px)))] z-30 grid size-14 place-items-center rounded-full border-2 border-surface bg-brand text-on-brand shadow-high transition-[opacity,visibility] duration-(--calm) hover:bg-brand-strong aria-expanded:invisible data-away:invisible data-away:opacity-0 print:hidden"
      >
        {state === 'loading' ? <Spinner /> : <Bubble />}
      </button>
      {state === 'lost' && (
        <p
          role="alert"
          className="fixed right-20 bottom-4 z-30 ml-4 max-w-xs translate-y-[calc(-1*var(--bars,0px))] rounded-m border border-line bg-surface px-4 py-3 text-s text-ink shadow-high"
        >
          {texts.translate('common', 'lostChunk')}
        </p>
      )}
      {loaded && (
        <LazyPart lost={null}>
          {/* What one person has typed or could not send is not shown to the next. */}
          <ChatPanel key={user?.id} open={isOpen} onClose={() => setState('closed')} button={button} />
        </LazyPart>
      )}
    </aside>
  );
}

/** A speech bubble with three beads. */
function Bubble() {
  return (
    <svg className="size-7" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M4 5h16v11h-8.5L7.5 20v-4H4z" strokeLinejoin="round" />
      <path d="M8.2 10.5h.01M12 10.5h.01M15.8 10.5h.01" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
