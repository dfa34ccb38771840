import { findServices } from '#server/catalogue/find-services.ts';
import { langs } from '#shared/languages.ts';
import type { ToolContext } from './tool.ts';

/** A listing by what it is called. */
interface TitledListing {
  id: string;
  /** In each language, where they differ. */
  titles: string[];
  location: string;
}

/** Among so many of the listings that have most of the words the one is that a message names. */
const read = 10;

/** The listings that have most of the words, with their titles in both languages. @param words at most 100 letters */
export async function findTitled({ app }: ToolContext, words: string): Promise<TitledListing[]> {
  const found = await Promise.all(langs.map((lang) => findServices(app, { q: words, page: 1, pageSize: read }, lang)));
  const [first, ...others] = found.map(({ items }) => items);
  return (first ?? []).map(({ id, title, location }) => {
    const more = others.flatMap((items) => items.find((one) => one.id === id)?.title ?? []);
    return { id, titles: [...new Set([title, ...more])], location };
  });
}
