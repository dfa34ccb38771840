import { useLayoutEffect } from 'react';
import { documentTitle } from './head.ts';

/** Calls the document by what is shown now, until that is gone. The page's own title comes with its route. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    const ours = documentTitle(title);
    document.title = ours;
    return () => {
      // Another page may have set its own meanwhile.
      if (document.title === ours) document.title = before;
    };
  }, [title]);
}
