/** Where the browser's storage has the check-ins that were made without signal. */
export const notedKey = 'check-ins-without-signal';
