import { notFound, type SearchSchemaInput } from '@tanstack/react-router';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { type PageFacts, pageHead } from './head.ts';
import type { PageContext } from './page-context.ts';

/** What the loader of every page returns, besides data of its own. */
interface PageData {
  head: PageFacts;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title while it loads; absent: only our name. */
    title?: KeyOf<'shell'>;
  }
}

interface HeadInput {
  match: { context: PageContext; status: string; error: unknown; staticData: { title?: KeyOf<'shell'> } };
  /** Undefined while the page is loading, and if that failed. */
  loaderData?: PageData | undefined;
}

/**
 * The `head` of every page, made of what its loader returned. Only this function is part of the first load; the loaders
 * are in the chunks of their pages.
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

/** To be thrown by a loader: the page shows its `notFoundComponent`, with status 404 and this title. */
export const missingPage = (title: string) => notFound({ data: { title } });

function titleOfMissing(error: unknown): string | undefined {
  const { data } = (error ?? {}) as { data?: { title?: unknown } };
  return typeof data?.title === 'string' ? data.title : undefined;
}

/** The search parameters of an address as the router has parsed them. */
type RawSearch = Record<string, unknown>;

/**
 * The `validateSearch` of a page with search parameters: the compiler checks links against `Asked`. The parameters of
 * an actual address are read by the page itself, so that the code for it is in the page's chunk.
 */
export const searchOfLinks = <Asked extends object>(search: Asked & SearchSchemaInput): RawSearch => ({ ...search });

/** The `loaderDeps` of a page whose loader reads its search parameters. */
export const wholeSearch = ({ search }: { search: RawSearch }): RawSearch => search;
