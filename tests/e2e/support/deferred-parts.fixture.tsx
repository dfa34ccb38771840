import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Display } from '#shared/money.ts';
import { DisplayContext, useDisplay } from '#web/lib/currency.ts';
import { createStore } from '#web/lib/store.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { hydrateWhenChanged, hydrateWhenSeen, hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';

/** What tests do from outside of the page. */
export interface Outside {
  /** Changes what the page's parts are given. */
  change: (change: Partial<Given>) => void;
  /** Names of the chunks that were asked for. */
  asked: string[];
  /** Lets a chunk arrive, or fail. */
  arrive: (name: string, failure?: string) => void;
}

interface Given {
  text: string;
  address: string;
  currency: 'USD' | 'KES';
  isMounted: boolean;
  isOpen: boolean;
}

const chunks = new Map<string, PromiseWithResolvers<void>>();
const asked: string[] = [];

function late<P>(name: string, Component: (props: P) => ReactNode) {
  if (import.meta.env.SSR) return { Component };
  const chunk = Promise.withResolvers<void>();
  chunks.set(name, chunk);
  return {
    load: async () => {
      asked.push(name);
      await chunk.promise;
      return Component;
    },
  };
}

const address = createStore('/first');
const useAddress = () => useSyncExternalStore(address.subscribe, address.get, address.get);

function Counter({ text }: { text: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {text} {count}
    </button>
  );
}

const Used = hydrateWhenUsed(Counter);
const Outer = hydrateWhenUsed(() => <Used text="nested" />);
const Priced = hydrateWhenUsed(() => <p>{useDisplay().currency}</p>, useDisplay);
const Unpriced = hydrateWhenUsed(() => <p>no price</p>);
const Seen = hydrateWhenSeen(late('seen', Counter), { loading: <p>loading</p>, lost: <p>lost</p> });
const Folded = hydrateWhenSeen(late('folded', Counter), { loading: <p>loading</p> });
const Changed = hydrateWhenChanged(late('changed', ({ text }: { text: string }) => <p>{text}</p>));
const Linked = hydrateWhenSeen(
  late('linked', () => <a href={useAddress()}>this page</a>),
  { useAddress },
);

const first: Given = { text: 'first', address: '/first', currency: 'USD', isMounted: true, isOpen: false };
const display = createStore<Display>({ currency: 'USD' });
const texts = createPageTexts('en');

/** One of each kind of part, far from each other, so that each comes near the screen by itself. */
export function Parts() {
  const [given, setGiven] = useState(first);
  const { text, isMounted, isOpen } = given;
  useEffect(() => {
    const outside: Outside = {
      asked,
      change: (change) => {
        if (change.address !== undefined) address.set(change.address);
        if (change.currency === 'KES') display.set({ currency: 'KES', rates: { KES: 110, EUR: 1, GBP: 1 } });
        setGiven((before) => ({ ...before, ...change }));
      },
      arrive: (name, failure) => {
        if (failure === undefined) chunks.get(name)?.resolve();
        else {
          const error = new Error(failure);
          // As the build's own helper does.
          window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
          chunks.get(name)?.reject(error);
        }
      },
    };
    Object.assign(window, { outside });
    document.documentElement.dataset.hydrated = '';
  }, []);
  const far = { marginTop: '400vh' };
  return (
    <TextsContext value={texts}>
      <DisplayContext value={display}>
        <div id="used">
          <Used text={text} />
        </div>
        <div id="outer">
          <Outer />
        </div>
        <div id="priced">
          <Priced />
        </div>
        <div id="unpriced">
          <Unpriced />
        </div>
        <div id="changed">
          <Changed text={text} />
        </div>
        <details id="folded" open={isOpen}>
          <Folded text={text} />
        </details>
        {isMounted && (
          <div id="seen" style={far}>
            <Seen text={text} />
          </div>
        )}
        <div id="linked" style={far}>
          <Linked />
        </div>
      </DisplayContext>
    </TextsContext>
  );
}
