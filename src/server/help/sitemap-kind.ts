import { eq } from 'drizzle-orm';
import type { RowKind } from '#server/catalogue/sitemap-rows.ts';
import { helpArticles } from './tables.ts';

/** The articles that the sitemap names. */
export const helpInSitemap: RowKind = {
  ...{ folder: '/help/', table: helpArticles, name: helpArticles.slug },
  ...{ updatedAt: helpArticles.updatedAt, shown: eq(helpArticles.published, true) },
};
