import { join } from 'node:path';

/**
 * For the environment of the product's processes that tests start: Node keeps there what it has compiled. Loading the
 * product then takes a quarter less of a processor's time.
 */
export const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') };
