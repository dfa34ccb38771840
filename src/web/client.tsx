import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrated } from '#web/lib/hydration.ts';
import { isLostPiece, noteLostPieces } from '#web/lib/lost-pieces.ts';
import { problemAdapter } from '#web/lib/problem.ts';
import { getSession } from '#web/lib/session.ts';
import { prepareTexts } from '#web/lib/texts.ts';
import { getRouter } from './router.tsx';

noteLostPieces();

// Start's own entry brings its server functions and their codec along, 11 KB gzip. The product has none of them, so
// the router takes over the server's HTML by itself; start.ts tells the server of the same adapter.
const router = getRouter();
router.options.serializationAdapters = [problemAdapter];

const { addSignedInRoutes, isKnown } = router.options.context;

async function takeOver(): Promise<void> {
  // The server's HTML of a signed-in page is compared with that page's own routes.
  if (!isKnown(router.latestLocation.pathname)) await addSignedInRoutes().catch(() => undefined);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      // The page itself says that a chunk is missing. Everything else that a component throws is logged, as React does.
      // biome-ignore lint/suspicious/noConsole: a defect of ours belongs in the console
      { onCaughtError: (error) => isLostPiece(error) || console.error(error) },
    );
  });
}

void takeOver();

// A signed-in person is likely to open one of these pages next.
void hydrated.then(async () => {
  const { user } = await getSession();
  if (user) await addSignedInRoutes().catch(() => undefined);
});

void hydrated.then(prepareTexts);
void hydrated
  .then(() => import('#web/lib/offline/begin.ts'))
  .then(
    ({ beginOffline }) => beginOffline(router),
    // The script did not load: offline support is missing until the page is loaded again.
    () => undefined,
  );
