import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { entriesFor, footOf, PanelLink } from '../panel-links.tsx';
import { useMember } from '../use-member.ts';

const entryClasses =
  'group relative grid min-h-16 w-full cursor-pointer -outline-offset-3 content-start justify-items-center gap-0.5 rounded-s px-1 pt-2 pb-1.5 text-center text-[min(var(--size-xs),3.1vw)] leading-tight text-ink-soft before:absolute before:inset-x-3 before:top-0 before:h-0.75 before:rounded-b-s aria-[current=page]:font-semibold aria-[current=page]:text-brand aria-[current=page]:before:bg-brand';

/** The ways to the pages within the reach of a thumb: as many as have room, the others behind “More”. */
export function FootNav() {
  const { t } = useTranslation('provider-panel');
  const { shown, more } = footOf(entriesFor(useMember().rights));
  return (
    <nav
      aria-label={t('nav')}
      className="border-t border-line bg-surface shadow-[0_-4px_16px_-8px_var(--shadow-tint)] lg:hidden"
    >
      {/* Where the entries have no room, as with large text, they are moved sideways. */}
      <ul className="mx-auto grid max-w-xl auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto">
        {shown.map((entry) => (
          <li key={entry.key}>
            <PanelLink entry={entry} className={entryClasses} icon="size-6" />
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <More entries={more} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Unfolds the other entries above its button, until one is chosen or something else is pressed. */
function More({ entries }: { entries: ReturnType<typeof footOf>['more'] }) {
  const { t } = useTranslation('provider-panel');
  const id = useId();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openOn, setOpenOn] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === pathname;
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenOn(undefined);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenOn(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={entryClasses}
        {...(isHere && { 'aria-current': 'page' })}
        onClick={() => setOpenOn(open ? undefined : pathname)}
      >
        <LineDrawing path="M5 12v.2M12 12v.2M19 12v.2" className="size-6" />
        <span>{t('more')}</span>
      </button>
      {/* What lies below it takes no press that is meant to close it. */}
      {open && <div aria-hidden="true" className="fixed inset-0" onClick={() => setOpenOn(undefined)} />}
      {/* Above the bar, which cuts off what is wider than it. */}
      <ul
        id={id}
        hidden={!open}
        className="fixed right-2 bottom-[calc(var(--connection,0px)+var(--page-bar,4.25rem)+0.5rem)] min-w-48 rounded-m border border-line bg-surface p-2 text-ink shadow-high"
      >
        {entries.map((entry) => (
          <li key={entry.key}>
            <PanelLink
              entry={entry}
              className="flex min-h-12 w-full items-center gap-3 rounded-s px-3 -outline-offset-3 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              icon="size-5.5"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
