let done: () => void = () => undefined;

/** Fulfilled once React has taken over the server's HTML. */
export const hydrated = new Promise<void>((resolve) => {
  done = resolve;
});

/** Marks the document, so that tests and anything that drives the page from outside know when it answers. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  done();
}
