import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { signedInNow } from '#web/lib/session.ts';
import { forgetNote, keepNote, readNote } from '#web/lib/tab-notes.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** What this person has typed and not sent is there on the next page of the tab, too, as in the other language. */
const draftNote = () => `chat:${signedInNow() ?? ''}`;

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
  /** Opened it, and gets the focus back. */
  button: RefObject<HTMLElement | null>;
}

/** The assistant, beside the page on wide screens, and on phones in place of it. */
export function ChatPanel({ open, onClose, button }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const isNarrow = useIsNarrow();
  const chat = useChat(open);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wantsFocus = useRef(false);
  const [typed, setTyped] = useState(() => readNote(draftNote()) ?? '');
  useVisibleHeight(panel, open && isNarrow);
  const type = (text: string) => {
    setTyped(text);
    keepNote(draftNote(), text);
  };
  const send = (text: string) => {
    setTyped('');
    forgetNote(draftNote());
    wantsFocus.current = panel.current?.contains(document.activeElement) ?? false;
    // The field is disabled meanwhile, by which it would lose the focus to the page.
    if (wantsFocus.current) panel.current?.focus();
    void chat.send(text);
  };
  useEffect(() => {
    if (chat.waiting || !wantsFocus.current) return;
    wantsFocus.current = false;
    if (document.activeElement === panel.current) field.current?.focus();
  }, [chat.waiting]);
  const forget = async () => {
    try {
      await chat.forget();
      field.current?.focus();
      toast.success(t('forgotten'));
    } catch {
      toast.error(t('forgetFailed'));
    }
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()} modal={isNarrow} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup
          ref={panel}
          finalFocus={button}
          // On phones the keyboard would cover the suggestions at once.
          initialFocus={isNarrow ? panel : field}
          className="fixed inset-0 z-50 grid h-(--seen,100dvh) grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-surface text-ink outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 roomy:inset-auto roomy:right-4 roomy:bottom-[calc(var(--bars,0px)+1rem)] roomy:h-[min(500px,calc(100dvh-var(--bars,0px)-2rem))] roomy:w-96 roomy:rounded-l roomy:border roomy:border-line roomy:shadow-high"
        >
          <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
            <Dialog.Title className="mr-auto font-display text-l">{t('title')}</Dialog.Title>
            {chat.waiting === undefined && chat.messages !== undefined && chat.messages.length > 0 && (
              <button
                type="button"
                aria-label={t('forget.name')}
                onClick={() => void forget()}
                className="min-h-11 rounded-m px-2 text-s text-ink-soft underline underline-offset-4 hover:text-ink"
              >
                {t('forget')}
              </button>
            )}
            <Dialog.Close aria-label={t('close')} className={classes(iconButtonClasses)}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <ChatLog chat={chat} onAsk={send} onLeave={() => isNarrow && onClose()} />
          <Composer {...{ field, typed }} onType={type} onSend={send} disabled={chat.waiting !== undefined} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Phones, also on their side. */
const narrow = '(max-width: 39.99rem), (max-height: 29.99rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(narrow);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
  );
}
