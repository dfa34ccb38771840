import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadSaved, saved } from './saved.ts';

interface Saved {
  /** Undefined until it is known. */
  ids: ReadonlySet<string> | undefined;
  /** Why it cannot be known. */
  problem: unknown;
  retry: () => void;
}

/** The ids of what is saved; known once what this browser kept has been added to the account of whoever is signed in. */
export function useSaved(): Saved {
  const ids = useSyncExternalStore(saved.subscribe, saved.get, saved.getFirst);
  const [problem, setProblem] = useState<unknown>();
  const load = () => {
    setProblem(undefined);
    loadSaved().catch(setProblem);
  };
  useEffect(load, []);
  return { ids, problem, retry: load };
}
