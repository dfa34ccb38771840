const lost = new WeakSet<object>();

/**
 * Takes note of chunks of our scripts that could not be loaded: the connection was lost, or a newer version has
 * replaced them. Browsers do not ask for such a chunk again, so only a reload of the page helps.
 */
export function noteLostChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}

export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}
