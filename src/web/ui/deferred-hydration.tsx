import {
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#web/lib/hydration.ts';
import { rememberPress, whenPartUsed } from '#web/lib/page-use.ts';
import { whenNear } from '#web/lib/when-near.ts';
import { LazyPart } from './lazy-part.tsx';

/** A component; or how its chunk is loaded, which the browser then notes here. */
export interface LateComponent<P> {
  Component?: ComponentType<P>;
  load?: () => Promise<ComponentType<P>>;
  /** Why it could not be loaded. */
  error?: unknown;
}

interface LateOptions {
  /** The address of the page, where links of the part depend on it. */
  useAddress?: () => string;
  /** Shown until the chunk is loaded, where there is no HTML from the server. */
  loading?: ReactNode;
  /** Shown if the chunk cannot be loaded, where no HTML can still be read. Absent: a message. */
  lost?: ReactNode;
  /** If the chunk cannot be loaded, the HTML stays even where what it shows has changed since. */
  keepsOutdated?: boolean;
}

/**
 * The same component, whose HTML from the server stays as it is until somebody points at it, touches it or moves the
 * focus into it, or until its props change. Before that the browser runs none of its code; then React hydrates it at
 * once, so that the first press counts. Rendered in the browser, after a navigation, it is like any other component.
 *
 * For parts that show something and have links or controls, without effects that a page needs before, and without links
 * that depend on the page's own address. What may change comes as props, or is what `useShown` returns: `useDisplay` where
 * prices are shown.
 */
export function hydrateWhenUsed<P extends object>(
  Component: ComponentType<P>,
  useShown = nothing as () => unknown,
): ComponentType<P> {
  return deferred({ Component }, { whenNeeded: whenPartUsed, useShown });
}

/**
 * A component that takes over its HTML when it comes near the screen or is used, and is loaded then; a button that was
 * pressed before is pressed once it answers. If it cannot be loaded, its HTML stays. After a navigation it is loaded at
 * once where it has a box on the page.
 */
export function hydrateWhenSeen<P extends object>(late: LateComponent<P>, options: LateOptions = {}): ComponentType<P> {
  return deferred(late, { whenNeeded: whenSeen, ...options });
}

/** A component that has nothing to press: its HTML stays until its props change, and it is loaded then. */
export function hydrateWhenChanged<P extends object>(late: LateComponent<P>): ComponentType<P> {
  return deferred(late, { whenNeeded: () => nothing, lost: null, keepsOutdated: true });
}

const nothing = () => undefined;

function whenSeen(container: Element, onSeen: () => void): () => void {
  const stopListening = whenPartUsed(container, onSeen);
  // The container has no box of its own.
  const stopObserving = whenNear(container.children, { screens: 1 }, onSeen);
  return () => {
    stopListening();
    stopObserving();
  };
}

interface Deferral extends LateOptions {
  /** Calls back when the part is needed. @returns a function that stops waiting */
  whenNeeded: (container: Element, onNeeded: () => void) => () => void;
  /** What the HTML shows besides the props. */
  useShown?: () => unknown;
}

/**
 * html: the server's HTML waits to be hydrated. hydrated: it has been. waiting: there is no HTML that could be shown,
 * and the chunk is not there or not needed. rendered: like any other component.
 */
type Phase = 'html' | 'hydrated' | 'waiting' | 'rendered';

function deferred<P extends object>(late: LateComponent<P>, deferral: Deferral): ComponentType<P> {
  const { whenNeeded, useShown = nothing, useAddress = nothing, loading, lost, keepsOutdated = false } = deferral;
  return memo((props: P) => {
    const shown = useShown();
    const address = useAddress();
    const isInHtml = !useHydrated();
    const [html] = useState({ props, shown, address });
    const [gate] = useState(createGate);
    const [phase, setPhase] = useState<Phase>(isInHtml ? 'html' : late.Component ? 'rendered' : 'waiting');
    const container = useRef<HTMLDivElement>(null);

    const isCurrent = phase === 'html' && props === html.props && shown === html.shown;
    const proceed = useEffectEvent(() => {
      if (phase === 'hydrated' || (late.error && (isCurrent || (keepsOutdated && phase === 'html')))) return;
      // HTML with links of another address cannot be hydrated, since React leaves attributes as they are.
      if (phase !== 'html' || late.error || address !== html.address) return setPhase('rendered');
      gate.open();
      // React then hydrates the HTML at once, with the props that it shows, and changes it after that.
      if (!isCurrent) setPhase('hydrated');
    });
    const begin = useEffectEvent(() => {
      if (late.Component) proceed();
      else
        void load(late).then(() => {
          // React drops presses of HTML that it cannot hydrate yet.
          if (container.current) gate.pressAgain = rememberPress(container.current);
          proceed();
        });
    });
    // Before the browser handles another event, as somebody may be using the part already.
    useLayoutEffect(() => {
      const element = container.current;
      if (!element || phase === 'hydrated' || phase === 'rendered') return undefined;
      if (!isCurrent && (late.Component || !isHidden(element))) return begin();
      // Nobody sees that outdated HTML is gone.
      if (!isCurrent) setPhase('waiting');
      return whenNeeded(element, () => begin());
    }, [phase, isCurrent]);

    const given = phase === 'html' ? html.props : props;
    const isWaiting = phase === 'waiting';
    const key = phase === 'rendered' ? phase : 'html';
    // React hydrates HTML that waits as soon as its element changes, or replaces it by `loading` if it cannot.
    return useMemo(
      () => (
        <div ref={container} className="contents">
          {isWaiting ? (
            loading
          ) : (
            <LazyPart key={key} loading={loading} lost={lost}>
              <SuspendUntilOpen gate={gate} setPhase={setPhase}>
                <Loaded late={late} props={given} />
              </SuspendUntilOpen>
            </LazyPart>
          )}
        </div>
      ),
      [isWaiting, key, gate, given],
    );
  });
}

/** Whether nothing in the element is drawn, such as in a closed `details`. */
function isHidden({ children }: Element): boolean {
  return children.length > 0 && [...children].every((child) => child.checkVisibility?.() === false);
}

/** What keeps React from hydrating a part. Opened by events and effects only, never while rendering. */
interface HydrationGate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
  /** Presses the button once more that was pressed while the chunk was being loaded. */
  pressAgain?: () => void;
}

function createGate(): HydrationGate {
  const gate: HydrationGate = { isOpen: false, opened: Promise.resolve(), open: nothing };
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      gate.isOpen = true;
      resolve();
    };
  });
  return gate;
}

interface SuspendProps {
  gate: HydrationGate;
  setPhase: (next: (phase: Phase) => Phase) => void;
  children: ReactNode;
}

/** Keeps React from hydrating its children: it leaves HTML alone whose component waits for something. */
function SuspendUntilOpen({ gate, setPhase, children }: SuspendProps) {
  const isInHtml = !useHydrated();
  useEffect(() => {
    setPhase((phase) => (phase === 'html' ? 'hydrated' : phase));
    gate.pressAgain?.();
  }, [gate, setPhase]);
  // Thrown, because React would not go on to other parts of the page while a component waits by `use`.
  if (!import.meta.env.SSR && isInHtml && !gate.isOpen) throw gate.opened;
  return children;
}

/** Once this is fulfilled, the component or the error is known. */
async function load<P>(late: LateComponent<P>): Promise<void> {
  try {
    late.Component = await late.load?.();
    late.error = undefined;
  } catch (error) {
    late.error = error;
  }
}

function Loaded<P extends object>({ late, props }: { late: LateComponent<P>; props: P }) {
  if (late.Component) return <late.Component {...props} />;
  throw late.error ?? load(late);
}
