const prefix = 'note:';

/** Keeps a text for a later page of this tab. A browser that blocks storage keeps none; whoever asks for it does without. */
export function keepNote(name: string, text: string): void {
  quietly(() => sessionStorage.setItem(prefix + name, text));
}

/** The kept text, or undefined. */
export function readNote(name: string): string | undefined {
  return quietly(() => sessionStorage.getItem(prefix + name)) ?? undefined;
}

/** The kept text, only once. */
export function takeNote(name: string): string | undefined {
  const text = readNote(name);
  forgetNote(name);
  return text;
}

export function forgetNote(name: string): void {
  quietly(() => sessionStorage.removeItem(prefix + name));
}

/** At sign-out: removes all notes, so that the next person in this tab finds none. */
export function forgetNotes(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

// Reading `sessionStorage` throws where the browser blocks storage.
function quietly<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
