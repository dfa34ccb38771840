import { createStart } from '@tanstack/react-start';
import { problemAdapter } from '#web/lib/problem.ts';

/** How values travel from the server's rendering into the browser, beyond plain data. */
export const startInstance = createStart(() => ({ serializationAdapters: [problemAdapter] }));
