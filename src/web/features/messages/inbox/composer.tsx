import { lazy, type SyntheticEvent, useRef, useState } from 'react';
import { messageLimits } from '#shared/message-rules.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses } from '#web/ui/field.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { AddPhotos, ChosenPhotos } from './photo-fields.tsx';
import type { Draft } from './use-draft.ts';
import type { Outbox } from './use-outbox.ts';

const loadReplies = () => import('./saved-replies.tsx');
const SavedReplies = lazy(loadReplies);

interface ComposerProps {
  draft: Draft;
  /** Whether photos can be sent. */
  photosAllowed: boolean;
  outbox: Outbox;
  onSent: () => void;
  /** Whose saved replies can be used. */
  providerId?: string;
}

/** The field for a new message. What is typed and not sent is asked about when somebody leaves. */
export function Composer({ draft, photosAllowed, outbox, onSent, providerId }: ComposerProps) {
  const { t } = useTranslation('messages');
  const { field, text, setText, photos, isEmpty } = draft;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (isEmpty || photos.isUploading) return;
    if (photos.photos.some(({ id }) => id === undefined)) toast.error(t('photos.wait'));
    else {
      outbox.send(draft.take());
      onSent();
    }
  };
  const asks = { title: t('leave.title'), text: t('leave.text'), stay: t('leave.stay'), go: t('leave.go') };
  return (
    // The page scrolls what has the focus to 5 rem above the end of the window. The field stands lower already, at the
    // end itself or above the provider's bar there, so it is scrolled only as far as a low window covers it.
    <form
      onSubmit={send}
      noValidate
      className={classes(
        'grid gap-2 pb-1 [&_:is(textarea,button)]:scroll-mb-[calc(var(--connection,0px)-5rem)]',
        providerId !== undefined &&
          'max-lg:[&_:is(textarea,button)]:scroll-mb-[calc(var(--connection,0px)+var(--page-bar,4.25rem)-5rem)]',
      )}
    >
      <label className="grid gap-1">
        <span className="sr-only">{t('message')}</span>
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={messageLimits.text}
          placeholder={t('placeholder')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
          className={`${controlClasses} field-sizing-content max-h-40 resize-none`}
        />
      </label>
      <ChosenPhotos photos={photos} onGone={() => field.current?.focus()} />
      <LeaveQuestion asks={!isEmpty || outbox.messages.length > 0} words={asks} />
      <div className="flex flex-wrap items-center gap-2">
        <AddPhotos photos={photos} allowed={photosAllowed} />
        {providerId === undefined ? (
          <p className="text-xs text-ink-soft max-sm:hidden">{t('keys')}</p>
        ) : (
          <Replies
            providerId={providerId}
            onChoose={(reply) => {
              const together = text.trim() === '' ? reply : `${text.trimEnd()}\n${reply}`;
              if (together.length > messageLimits.text) toast.error(t('replies.long', { most: messageLimits.text }));
              else setText(together);
              field.current?.focus();
            }}
          />
        )}
        <Button type="submit" busy={photos.isUploading} className="ml-auto">
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

interface RepliesProps {
  providerId: string;
  onChoose: (text: string) => void;
}

function Replies({ providerId, onChoose }: RepliesProps) {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const show = async () => {
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadReplies().catch(() => undefined);
    setOpen(true);
  };
  return (
    <>
      <Button ref={button} kind="plain" onClick={() => void show()}>
        {t('replies')}
      </Button>
      {open !== undefined && (
        <LazyPart>
          <SavedReplies
            providerId={providerId}
            open={open}
            onClose={() => setOpen(false)}
            returnTo={button}
            onChoose={(text) => {
              setOpen(false);
              onChoose(text);
            }}
          />
        </LazyPart>
      )}
    </>
  );
}
