import type { RefObject, SyntheticEvent } from 'react';
import { chatLimits } from '#shared/chat-limits.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { controlClasses } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  typed: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  /** While an answer is awaited. */
  disabled: boolean;
}

/** From here on it is said how many characters are left. */
const nearlyFull = chatLimits.message * 0.9;

/** The field for a message. Enter sends it, with Shift it begins a new line. */
export function Composer({ field, typed, onType, onSend, disabled }: ComposerProps) {
  const { t } = useTranslation('chat');
  const text = typed.trim();
  const mayNotSend = disabled || text === '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mayNotSend) onSend(text);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-1 border-t border-line p-3">
      <div className="flex items-end gap-2">
        <label className="grid grow">
          <span className="sr-only">{t('input')}</span>
          <textarea
            ref={field}
            rows={1}
            value={typed}
            maxLength={chatLimits.message}
            disabled={disabled}
            placeholder={t('placeholder')}
            enterKeyHint="send"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              // Enter may end the composing of a letter.
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
            className={`${controlClasses} field-sizing-content max-h-32 resize-none`}
          />
        </label>
        <button
          type="submit"
          aria-label={t('send')}
          title={t('send')}
          aria-disabled={mayNotSend}
          className={classes(
            'grid size-12 shrink-0 place-items-center rounded-m transition-colors',
            mayNotSend
              ? 'cursor-not-allowed bg-sunken text-ink-soft'
              : 'bg-action text-on-action hover:bg-action-strong',
          )}
        >
          <Icon name="send" />
        </button>
      </div>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {typed.length >= nearlyFull && t('left', { count: chatLimits.message - typed.length })}
      </p>
    </form>
  );
}
