import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/lib/hydration.ts';
import { keepSearch } from '#web/lib/keep-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which picture of a listing was opened over its page, from 0. */
    picture?: number;
  }
}

/** Which picture is opened: an entry of the history, so that Back closes it and stays on the page. */
export function useOpenedPicture() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const hydrated = useHydrated();
  const picture = useLocation({ select: ({ state }) => state.picture });
  // The server knows no history.
  const opened = hydrated ? picture : undefined;
  // `history.back()` takes effect later; a second Escape before that would leave the page.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = opened === undefined;
  }, [opened]);
  return {
    opened,
    open: (place: number) => {
      void navigate({ to: '.', search: keepSearch(), hash: true, state: { picture: place }, resetScroll: false });
    },
    close: () => {
      if (closing.current) return;
      closing.current = true;
      history.back();
    },
  };
}
