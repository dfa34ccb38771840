import { listFavoriteListsCall, listFavoritesCall } from '#shared/contracts/favorites.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { Problem } from '#web/lib/problem.ts';
import { signedInNow } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { NotKept, saved, toggleSaved } from '../saved.ts';

/** Saves a listing or removes it, and says why where that fails. */
export async function pressHeart(context: PageContext, id: string): Promise<void> {
  const { texts, queries } = context;
  const isFirst = (saved.get()?.size ?? 0) === 0;
  try {
    await toggleSaved(id);
    if (isFirst && signedInNow() === undefined) await say(context, 'info', 'keptHere');
  } catch (problem) {
    if (problem instanceof NotKept) await say(context, 'error', problem.why);
    else toast.error(textOf(texts, problem));
  }
  // A list of favorites that is open keeps what was removed, so that a second press puts it back.
  for (const { method, path } of [listFavoritesCall, listFavoriteListsCall]) {
    void queries.invalidateQueries({ queryKey: [method, path], refetchType: 'none' });
  }
}

async function say({ texts }: PageContext, kind: 'info' | 'error', key: 'keptHere' | NotKept['why']): Promise<void> {
  await texts.load(['hearts']);
  toast[kind](texts.translate('hearts', key));
}

function textOf({ translate }: PageContext['texts'], problem: unknown): string {
  if (!(problem instanceof Problem)) return translate('common', 'unexpectedProblem');
  if (problem.message !== '') return problem.message;
  return translate('common', problem.code === 'network' ? 'networkProblem' : 'unexpectedProblem');
}
