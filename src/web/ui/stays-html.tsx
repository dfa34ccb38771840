import { type ComponentType, memo, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useDisplay } from '#web/lib/currency.ts';
import { whenUsed } from '#web/lib/used-parts.ts';

/** A hook that says what else than its props a part's HTML shows, such as the address of the page. */
type UseVersion = () => string;

const noVersion: UseVersion = () => '';

/**
 * The same component, whose HTML from the server stays as it is until somebody points at it, touches it or moves the focus
 * into it, or until its props change. Before that the browser runs none of its code; then React hydrates it at once,
 * so that the first press counts. Rendered in the browser, after a navigation, it is like any other component.
 *
 * For parts that show something and have links or controls, without effects that a page needs before. What may change
 * comes as props; or as `useVersion`, with which the part is rendered anew where its HTML is older.
 */
export function untilUsed<P extends object>(Part: ComponentType<P>, useVersion = noVersion): ComponentType<P> {
  return staying(Part, { useVersion, whenNeeded: whenUsed });
}

/** The same component, which takes over its HTML when it comes near the screen, or when somebody begins to use it. */
export function untilSeen<P extends object>(Part: ComponentType<P>, useVersion = noVersion): ComponentType<P> {
  return staying(Part, { useVersion, whenNeeded: whenSeen });
}

interface Staying {
  useVersion: UseVersion;
  /** Calls `begin`, perhaps more than once. @returns a function that stops waiting */
  whenNeeded: (around: Element, begin: () => void) => () => void;
}

function whenSeen(around: Element, begin: () => void): () => void {
  const stop = whenUsed(around, begin);
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
    rootMargin: '100% 0%',
  });
  // The element around them has no box.
  for (const element of around.children) observer.observe(element);
  return () => {
    stop();
    observer.disconnect();
  };
}

function staying<P extends object>(Part: ComponentType<P>, { useVersion, whenNeeded }: Staying): ComponentType<P> {
  return memo((props: P) => (
    <StaysHtml version={useVersion()} whenNeeded={whenNeeded}>
      <Part {...props} />
    </StaysHtml>
  ));
}

interface StaysHtmlProps {
  version: string;
  whenNeeded: Staying['whenNeeded'];
  children: ReactNode;
}

function StaysHtml({ version, whenNeeded, children }: StaysHtmlProps) {
  const [gate] = useState(() => createGate(version, whenNeeded));
  // True where the server's HTML is hydrated, also when it is asked again later.
  const inHtml = useSyncExternalStore(
    never,
    () => gate.inHtml ?? false,
    () => true,
  );
  gate.inHtml ??= inHtml;
  // Prices inside change with the currency.
  useDisplay();
  if (!gate.isOpen) {
    gate.isOld = version !== gate.version;
    // Rendered once more: something inside may change now, and React would replace HTML that waits by nothing.
    if (!inHtml || gate.isPlaced) gate.open();
  }
  return (
    <div ref={gate.place} className="contents">
      <Suspense key={gate.isOld ? 'anew' : 'html'}>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  );
}

const never = () => () => undefined;

/** Keeps React from hydrating its children: it leaves HTML alone whose component waits for something. */
function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  // Thrown, because React would not go on to other parts of the page while a component waits by `use`.
  if (!import.meta.env.SSR && !gate.isOpen) throw gate.opened;
  return children;
}

/** Decides when a part of the server's HTML is hydrated. */
interface Gate {
  version: string;
  inHtml: boolean | undefined;
  isOpen: boolean;
  isOld: boolean;
  isPlaced: boolean;
  opened: Promise<void>;
  open: () => void;
  /** The `ref` of the element around the part. */
  place: (around: Element | null) => (() => void) | undefined;
}

function createGate(version: string, whenNeeded: Staying['whenNeeded']): Gate {
  let done: () => void;
  const opened = new Promise<void>((resolve) => {
    done = resolve;
  });
  const open = () => {
    gate.isOpen = true;
    done();
  };
  const place = (around: Element | null) => {
    gate.isPlaced = true;
    return around && !gate.isOpen ? whenNeeded(around, open) : undefined;
  };
  const gate: Gate = { version, inHtml: undefined, isOpen: false, isOld: false, isPlaced: false, opened, open, place };
  return gate;
}
