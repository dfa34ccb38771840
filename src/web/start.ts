import { createStart } from '@tanstack/react-start';
import { problemAdapter } from '#web/lib/problem.ts';

/** How values that are not plain data are serialised for the browser. */
export const startInstance = createStart(() => ({ serializationAdapters: [problemAdapter] }));
