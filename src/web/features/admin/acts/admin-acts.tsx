import { lazy, useRef, useState } from 'react';
import type { Call } from '#shared/call.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { AdminAct } from './admin-act.ts';

const loadDialog = () => import('./act-dialog.tsx');
const ActDialog = lazy(() => loadDialog().then(({ ActDialog }) => ({ default: ActDialog })));

interface AdminActsProps {
  acts: readonly AdminAct[];
  /** Of what it is done, for the names of the buttons where several stand on a page. */
  of?: string;
  /** The calls whose answers it changes. */
  changes: readonly Pick<Call, 'method' | 'path'>[];
  onActed?: () => void;
}

/** A button for each act; it first says in a dialog what follows. */
export function AdminActs({ acts, of, changes, onActed }: AdminActsProps) {
  const [asked, setAsked] = useState<{ act: AdminAct; open: boolean; time: number }>();
  const pressed = useRef<HTMLElement>(null);
  // Where an act takes its own button away, the focus goes to what can be done now.
  const buttons = useFocusAfterAct<HTMLDivElement>((place) => place.querySelector('button'));
  const ask = async (act: AdminAct, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked((before) => ({ act, open: true, time: (before?.time ?? 0) + 1 }));
  };
  if (acts.length === 0 && !asked) return null;
  return (
    <div ref={buttons.place} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
      {acts.map((act) => (
        <Button
          key={act.key}
          kind={act.danger ? 'danger' : 'quiet'}
          aria-label={of === undefined ? undefined : `${act.open}: ${of}`}
          onClick={({ currentTarget }) => void ask(act, currentTarget)}
          className="max-sm:flex-auto"
        >
          {act.open}
        </Button>
      ))}
      <LazyPart>
        {asked && (
          <ActDialog
            key={asked.time}
            {...{ act: asked.act, open: asked.open, changes }}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              buttons.onActed();
              setAsked({ ...asked, open: false });
              onActed?.();
            }}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </div>
  );
}
