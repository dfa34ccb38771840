import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrated } from '#web/lib/hydration.ts';
import { isLostChunk, noteLostChunks } from '#web/lib/lost-chunks.ts';
import { problemAdapter } from '#web/lib/problem.ts';
import { getSession } from '#web/lib/session.ts';
import { prepareTexts } from '#web/lib/texts.ts';
import { getRouter } from './router.tsx';

noteLostChunks();

// TanStack Start's own entry adds 11 KB gzip for server functions, which we have none of. So the router hydrates the
// server's HTML directly, with the same adapter as in start.ts.
const router = getRouter();
router.options.serializationAdapters = [problemAdapter];

const { addSignedInRoutes, isKnown } = router.options.context;

async function hydrate(): Promise<void> {
  // To hydrate a signed-in page, its route must be known.
  if (!isKnown(router.latestLocation.pathname)) await addSignedInRoutes().catch(() => undefined);
  // In a task of its own, so that the browser can answer its user after this code has been evaluated.
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      // The page itself says that a chunk is missing. Everything else that a component throws is logged, as React does.
      // biome-ignore lint/suspicious/noConsole: a defect of ours belongs in the console
      { onCaughtError: (error) => isLostChunk(error) || console.error(error) },
    );
  });
}

void hydrate();

// Signed-in people are likely to open one of these pages next.
void hydrated.then(async () => {
  const { user } = await getSession();
  if (user) await addSignedInRoutes().catch(() => undefined);
});

void hydrated.then(prepareTexts);

void hydrated
  .then(() => import('./start-late.ts'))
  .then(
    ({ startLate }) => startLate(router),
    // If the chunk cannot be loaded, there is no offline support until the next document.
    () => undefined,
  );
