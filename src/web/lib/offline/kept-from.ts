/** The header of an answer from the worker's caches that says when the server gave it. */
export const keptFromHeader = 'x-kept-from';
