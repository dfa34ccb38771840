const lost = new WeakSet<object>();

/**
 * Takes note of the pieces of our own scripts that do not arrive: the line was cut, or a newer version has replaced them.
 * Browsers remember that a piece was lost and never ask for it again, so only loading the page anew helps.
 */
export function noteLostPieces(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}

export function isLostPiece(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}
