import { useEffect, useRef } from 'react';

/** A change of step moves the focus to its heading, as a new page would. */
export function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}
