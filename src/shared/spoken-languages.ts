/** Languages that hosts speak with their guests, by code, those of most hosts first. Their names are in `catalogue:language.…`. */
export const spokenLanguages = [
  ...(['sw', 'en', 'ki', 'luo', 'luy', 'kam', 'kln', 'guz', 'mer', 'mas', 'so', 'saq', 'om', 'tuv'] as const),
  ...(['gu', 'ar', 'fr', 'de', 'it'] as const),
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
