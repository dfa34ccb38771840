import { createStartHandler, defaultStreamHandler, defineHandlerCallback } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { afterFirstScreen } from './lib/late-scripts.ts';

/** Renders a page on the server. Its words, letters and pictures come first over a slow line, the scripts after them. */
export default createServerEntry({
  fetch: createStartHandler(
    defineHandlerCallback((page) => {
      const { router } = page;
      const shown = router.stores.matches.get().map(({ routeId }) => routeId);
      if (router.ssr?.manifest) router.ssr = { manifest: afterFirstScreen(router.ssr.manifest, shown) };
      return defaultStreamHandler(page);
    }),
  ),
});
