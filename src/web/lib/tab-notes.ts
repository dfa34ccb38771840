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

/** Whoever signs out leaves nothing in the tab for the next person. */
export function forgetNotes(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

// Where storage is blocked the mere access throws.
function quietly<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
