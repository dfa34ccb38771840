import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { noteChange } from '#server/kept/note-change.ts';
import { addHelpWords, stemsOfArticle } from './save-article.ts';
import { starterArticles } from './starter/all.ts';
import { helpArticles, helpStarts } from './tables.ts';

/** Writes our articles into a database that never had them. Whatever admins have made of them since stays as it is. */
export async function addStarterArticles(app: App): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    // Of two processes that start together the second waits here, and then adds nothing.
    const [first] = await tx.insert(helpStarts).values({ id: 1, at }).onConflictDoNothing().returning();
    if (!first) return;
    const rows = starterArticles.map((article) => ({
      ...{ ...article, ...stemsOfArticle(article), id: newId() },
      ...{ published: true, version: 1, createdAt: at, updatedAt: at },
    }));
    await tx.insert(helpArticles).values(rows).onConflictDoNothing();
    for (const row of rows) await addHelpWords(tx, row);
    noteChange(tx, 'help');
  });
}
