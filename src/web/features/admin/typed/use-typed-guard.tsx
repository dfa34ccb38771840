import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { hasTyped } from './has-typed.ts';
import { ThrowAwayQuestion } from './throw-away-question.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps a dialog in which something was typed from closing by a stray click or key: it asks first.
 * @returns `leave`, which closes or asks; `fields` for what holds the fields; `question`, to be drawn in the dialog
 */
export function useTypedGuard({ open, onClose }: { open: boolean; onClose: () => void }) {
  const typed = useRef(false);
  const before = useRef(new WeakMap<TextField, string>());
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (open) return;
    typed.current = false;
    before.current = new WeakMap();
    setAsks(false);
  }, [open]);
  return {
    leave: () => (typed.current ? setAsks(true) : onClose()),
    fields: {
      onFocus: ({ target }: FocusEvent) => {
        if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
      },
      onInput: ({ currentTarget }: FormEvent<HTMLElement>) => {
        typed.current = hasTyped(currentTarget.querySelectorAll<TextField>('textarea, input'), before.current);
      },
    },
    question: <ThrowAwayQuestion open={asks} onStay={() => setAsks(false)} onThrowAway={onClose} />,
  };
}
