import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrated } from './lib/hydration.ts';
import { noteLostPieces } from './lib/lost-pieces.ts';
import { problemAdapter } from './lib/problem.ts';
import { getRouter } from './router.tsx';

noteLostPieces();

// Start's own entry brings its server functions and their codec along, 11 KB gzip. The product has none of them, so
// the router takes over the server's HTML by itself; start.ts tells the server of the same adapter.
const router = getRouter();
router.options.serializationAdapters = [problemAdapter];

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

void hydrated
  .then(() => import('./lib/offline/begin.ts'))
  .then(
    ({ beginOffline }) => beginOffline(router),
    // Lost before it had come: the page does without until it is loaded again.
    () => undefined,
  );
