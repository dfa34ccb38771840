import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasText } from './has-text.ts';
import { ThrowAwayQuestion } from './throw-away-question.tsx';

/**
 * Keeps a dialog in which something was typed from closing by a stray click or key: it asks first.
 * @returns `leave`, which closes or asks; `onInput` for what holds the fields; `question`, to be drawn in the dialog
 */
export function useTypedGuard({ open, onClose }: { open: boolean; onClose: () => void }) {
  const typed = useRef(false);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (open) return;
    typed.current = false;
    setAsks(false);
  }, [open]);
  return {
    leave: () => (typed.current ? setAsks(true) : onClose()),
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) => {
      typed.current = hasText(currentTarget.querySelectorAll<HTMLInputElement>('textarea, input'));
    },
    question: <ThrowAwayQuestion open={asks} onStay={() => setAsks(false)} onThrowAway={onClose} />,
  };
}
