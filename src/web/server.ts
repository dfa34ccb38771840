import { createStartHandler, defaultStreamHandler, defineHandlerCallback } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { afterFirstScreen } from '#web/lib/late-scripts.ts';

/** Renders pages on the server, with scripts that load after fonts and pictures (`lib/late-scripts.ts`). */
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
