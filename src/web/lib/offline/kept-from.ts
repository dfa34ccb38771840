/** On an answer that the worker had kept: when the server gave it. */
export const keptFromHeader = 'x-kept-from';
