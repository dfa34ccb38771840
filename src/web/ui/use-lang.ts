import type { Lang } from '#shared/languages.ts';
import { useTexts } from '../lib/use-translation.ts';

/** The page's language. */
export const useLang = (): Lang => useTexts().lang;
