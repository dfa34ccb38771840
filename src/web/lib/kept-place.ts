/** The address of the page in the other language, its scroll position (0 to 1), and where the language switch was pressed. */
export type Place = [address: string, share: number, part: 'header' | 'footer'];

/** How far one can scroll. */
export const roomBelow = () => document.documentElement.scrollHeight - window.innerHeight;
