// Apart from both: neither the dialogs nor the toasts load the other.
const calls = new Set<() => void>();

/** Says that a dialog has opened, which what lies above the page would cover. */
export function dialogOpened(): void {
  for (const call of calls) call();
}

/** Calls back when a dialog has opened. @returns a function that unsubscribes */
export function whenDialogOpens(call: () => void): () => void {
  calls.add(call);
  return () => void calls.delete(call);
}
