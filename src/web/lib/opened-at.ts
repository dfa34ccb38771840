import { stripLang } from '#shared/languages.ts';

// Read when the scripts of the document begin, before any page leads to another.
const path = typeof window === 'undefined' ? '/' : stripLang(window.location.pathname);

/**
 * Whether the document itself was opened at a payment page: what a page may load is decided with its document, and
 * that of any other page may not load what real cards need.
 */
export const openedAtPayment = (): boolean => path.startsWith('/payment/');
