/**
 * The address of the page in the other language, its scroll position (0 to 1), and where the language switch was
 * pressed.
 */
export type ScrollPosition = [address: string, share: number, part: 'header' | 'footer'];

/** How far the page can be scrolled, in pixels. */
export const scrollRange = () => document.documentElement.scrollHeight - window.innerHeight;
