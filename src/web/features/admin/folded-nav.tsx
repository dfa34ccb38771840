import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

interface FoldedNavProps {
  label: string;
  /** What is open, on the button that unfolds the others. */
  current: ReactNode;
  children: ReactNode;
}

/** Ways from page to page. On a phone they are folded behind a button, so that the page begins soon; going somewhere folds them again. */
export function FoldedNav({ label, current, children }: FoldedNavProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  return (
    <nav aria-label={label} className="min-w-0 max-md:w-full">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? undefined : pathname)}
        className="flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-m border border-line px-4 text-left font-semibold md:hidden"
      >
        <span className="flex flex-wrap items-baseline gap-x-2 py-2">{current}</span>
        <span className={classes('ml-auto shrink-0 transition-transform', open && 'rotate-180')}>
          <Icon name="down" className="size-5" />
        </span>
      </button>
      <div id={id} className={classes('max-md:pt-2', !open && 'max-md:hidden')}>
        {children}
      </div>
    </nav>
  );
}
