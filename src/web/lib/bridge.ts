import { createIsomorphicFn } from '@tanstack/react-start';
import { getStartContext } from '@tanstack/start-storage-context';
import type { Bridge } from '#shared/bridge.ts';

/** What the server handed to this rendering; undefined in the browser. */
export const findBridge: () => Bridge | undefined = createIsomorphicFn()
  .server((): Bridge | undefined => getStartContext().contextAfterGlobalMiddlewares.bridge)
  .client((): Bridge | undefined => undefined);
