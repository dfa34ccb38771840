import type { RefObject } from 'react';
import type { FavoriteList } from '#shared/contracts/favorites.ts';

/** What can be done with lists. */
export type ListAct = 'new' | 'rename' | 'delete' | 'share';

/** What the dialog of an act is given. */
export interface ListDialogProps {
  list: FavoriteList;
  open: boolean;
  onClose: () => void;
  /** Gets the focus when the dialog closes. */
  returnTo: RefObject<HTMLElement | null>;
}
