import { canonicalJson } from '#server/canonical-json.ts';
import type { CardRequest } from '#server/pictures/card/render-card.ts';
import { sha256 } from '#server/secrets.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

/** Part of every digest. Raise it when the same words are to be drawn differently. */
const version = 1;

type Shown = Pick<Service, 'title' | 'category' | 'durationDays' | 'location' | 'county' | 'image'>;

/**
 * The picture that links to a listing show: its cover with its kind, title and place. A price is not among them, since programs
 * keep such pictures for months.
 */
export function cardOf(lang: Lang, service: Shown): CardRequest {
  const { title, category, durationDays, location, county } = service;
  const kind = translate(lang, 'catalogue', `category.${category}`);
  const days = durationDays > 1 ? [translate(lang, 'catalogue', 'days', { count: durationDays })] : [];
  const words = {
    kicker: [kind, ...days].join(' · '),
    title,
    line: county === location ? location : `${location}, ${county}`,
    picture: /\/pictures\/([0-9a-f]+)\//.exec(service.image)?.[1] ?? '',
  };
  return { ...words, digest: sha256(canonicalJson({ version, ...words }) ?? '').slice(0, 32) };
}

/** The address of that picture; with another title, place or cover it is another one. */
export const cardAddress = (lang: Lang, service: Shown & { id: string }): string =>
  `/cards/${service.id}/${lang}-${cardOf(lang, service).digest}.jpg`;

/** What the last part of such an address names; undefined if it is none. */
export function readCardName(name: string): { lang: Lang; digest: string } | undefined {
  const [, lang, digest] = /^(en|sw)-([0-9a-f]{32})\.jpg$/.exec(name) ?? [];
  return lang && digest ? { lang: lang as Lang, digest } : undefined;
}
