import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/lib/hydration.ts';
import { keepSearch } from '#web/lib/keep-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The index of the picture that is open in the viewer. */
    picture?: number;
  }
}

/** The picture that is open: it is in the history's state, so that Back closes the viewer and stays on the page. */
export function useOpenedPicture(): number | undefined {
  const hydrated = useHydrated();
  const picture = useLocation({ select: ({ state }) => state.picture });
  // The server's HTML has no state.
  return hydrated ? picture : undefined;
}

/** Changes which picture is open, in the history. */
export function usePictureViewer({ opened }: { opened: number | undefined }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  // `history.back()` takes effect later; a second Escape before that would leave the page.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = opened === undefined;
  }, [opened]);
  return {
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
