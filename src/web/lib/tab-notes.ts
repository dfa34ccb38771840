/** Keeps a text for a later page of this tab. */
export function keepNote(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // A browser that blocks storage keeps no notes; whoever asks for one does without.
  }
}

/** The kept text, only once; undefined if there is none. */
export function takeNote(name: string): string | undefined {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}
