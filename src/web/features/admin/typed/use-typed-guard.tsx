import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { hasTyped } from './has-typed.ts';
import { ThrowAwayQuestion } from './throw-away-question.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface Guarded {
  open: boolean;
  /** Whether what was typed is being sent. */
  busy: boolean;
  onClose: () => void;
}

/**
 * Keeps a dialog in which something was typed from closing by a stray click or key, by Back or by a link: it asks first.
 * @returns `leave`, which closes or asks; `fields` for what holds the fields; `question`, to be drawn in the dialog
 */
export function useTypedGuard({ open, busy, onClose }: Guarded) {
  const [typed, setTyped] = useState(false);
  const before = useRef(new WeakMap<TextField, string>());
  const [asks, setAsks] = useState(false);
  const leaving = useLeaving(open && !busy && typed);
  useEffect(() => {
    if (open) return;
    setTyped(false);
    before.current = new WeakMap();
    setAsks(false);
  }, [open]);
  const stay = () => {
    setAsks(false);
    leaving?.stay();
  };
  const throwAway = () => {
    onClose();
    leaving?.go();
  };
  return {
    leave: () => (typed ? setAsks(true) : onClose()),
    fields: {
      onFocus: ({ target }: FocusEvent) => {
        if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
      },
      onInput: ({ currentTarget }: FormEvent<HTMLElement>) =>
        setTyped(hasTyped(currentTarget.querySelectorAll<TextField>('textarea, input'), before.current)),
    },
    question: <ThrowAwayQuestion open={asks || leaving !== undefined} onStay={stay} onThrowAway={throwAway} />,
  };
}
