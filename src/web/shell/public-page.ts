import { headOfPage } from '#web/lib/page.ts';
import { LateErrorPage } from './late-error-page.tsx';

/** The options of every page that anybody may open: `createFileRoute('/…')({ ...publicPage, loader, component })`. */
export const publicPage = { head: headOfPage, errorComponent: LateErrorPage } as const;
