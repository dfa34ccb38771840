import type { Texts } from '#shared/i18n/texts.ts';

/** Every namespace in both languages, as a file of its own; without what only the server or the worker says. */
export const textFiles = import.meta.glob<Record<string, Texts>>([
  '../../shared/i18n/{en,sw}/*.ts',
  '!**/{errors,mail,offline,refusals}.ts',
]);
