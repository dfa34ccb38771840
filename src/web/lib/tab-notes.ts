const prefix = 'note:';

/** Stores a text for a later page of this tab. A browser that blocks storage stores none. */
export function keepNote(name: string, text: string): void {
  quietly(() => sessionStorage.setItem(prefix + name, text));
}

/** The stored text, or undefined. */
export function readNote(name: string): string | undefined {
  return quietly(() => sessionStorage.getItem(prefix + name)) ?? undefined;
}

/** The stored text, which is then removed; or undefined. */
export function takeNote(name: string): string | undefined {
  const text = readNote(name);
  forgetNote(name);
  return text;
}

export function forgetNote(name: string): void {
  quietly(() => sessionStorage.removeItem(prefix + name));
}

/** Removes all notes, at sign-out. */
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
