import type { Texts } from '#shared/i18n/texts.ts';

/**
 * Every namespace in both languages, as a chunk of its own; without those of which only the server or the worker has
 * use.
 */
export const textFiles = import.meta.glob<Record<string, Texts>>([
  '../../shared/i18n/{en,sw}/*.ts',
  '!**/{admin-exports,extras,mail,notices,offline,papers,refusals,rejections}.ts',
]);
