import { classes } from './classes.ts';

/**
 * The icons of header and error messages, which are part of every first load; all others come with their pages.
 */
export const firstPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.8-4.8',
  menu: 'M4 7.5h16M4 12h11M4 16.5h16',
  warning: 'M12 4 21 19.5H3zM12 10v4M12 16.7v.2',
} as const;

/** An icon by its path. Only header, footer and what is in every page use it; all others use `Icon`. */
export function LineDrawing({ path, className = 'size-6' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={classes('shrink-0', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
