import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Elsewhere, type ElsewhereProps } from './identities/elsewhere.tsx';

const late = createIsomorphicFn()
  .server((): LateComponent<ElsewhereProps> => ({ Component: Elsewhere }))
  .client(
    (): LateComponent<ElsewhereProps> => ({
      load: () => import('./identities/elsewhere.tsx').then(({ Elsewhere }) => Elsewhere),
    }),
  )();

/** `Elsewhere`, whose links work as the server has written them. Without its chunk only the passkey lacks. */
export const LateElsewhere = hydrateWhenSeen(late, { lost: null });

/** For loaders: after a navigation the links are there with the page, so that nothing moves below them. */
export const loadElsewhere = async (): Promise<void> => {
  late.Component ??= await late.load?.();
};
