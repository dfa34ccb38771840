import { useLocation } from '@tanstack/react-router';

/** The address of the page that is shown, as links have it; without the part after #, which is not the same on the server. */
export const useHere = (): string => useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '/' });
