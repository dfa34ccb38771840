import { notFound, type SearchSchemaInput } from '@tanstack/react-router';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { type PageFacts, pageHead } from './head.ts';
import type { PageContext } from './page-context.ts';

/** What the loader of every page answers, besides data of its own. */
interface PageData {
  head: PageFacts;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called while it loads; without one, only by our name. */
    title?: KeyOf<'shell'>;
  }
}

interface HeadInput {
  match: { context: PageContext; status: string; error: unknown; staticData: { title?: KeyOf<'shell'> } };
  /** Undefined while the page is loaded, and where it could not be. */
  loaderData?: PageData | undefined;
}

/**
 * The `head` of every page: puts what the page's loader answered into the document. It alone is part of the first load;
 * the loaders come with their pages.
 */
export function headOfPage({ match: { context, status, error, staticData }, loaderData }: HeadInput) {
  const { translate } = context.texts;
  if (status === 'success' && loaderData) return pageHead(context, loaderData.head);
  const title =
    status === 'notFound'
      ? (titleOfMissing(error) ?? translate('shell', 'notFound.title'))
      : status === 'error'
        ? translate('shell', 'error.title')
        : staticData.title
          ? translate('shell', staticData.title)
          : 'Twende';
  return pageHead(context, { title, hidden: true });
}

/** For a loader to throw: the page shows its `notFoundComponent`, with status 404 and this title. */
export const missingPage = (title: string) => notFound({ data: { title } });

function titleOfMissing(error: unknown): string | undefined {
  const { data } = (error ?? {}) as { data?: { title?: unknown } };
  return typeof data?.title === 'string' ? data.title : undefined;
}

/** The search parameters of an address as the router has parsed them. */
export type RawSearch = Record<string, unknown>;

/**
 * The `validateSearch` of a page with search parameters: links to it are checked against `Asked` by the compiler. What
 * an address really says is read by the page itself, so that only the page loads the code for it.
 */
export const searchOfLinks = <Asked extends object>(search: Asked & SearchSchemaInput): RawSearch => ({ ...search });

/** The `loaderDeps` of a page whose loader reads its search parameters. */
export const wholeSearch = ({ search }: { search: RawSearch }): RawSearch => search;
