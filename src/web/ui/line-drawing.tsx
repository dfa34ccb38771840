import { classes } from './classes.ts';

/**
 * The icons of header, footer and error messages, which are part of every first load; all others come with their pages.
 */
export const firstPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.8-4.8',
  menu: 'M4 7.5h16M4 12h11M4 16.5h16',
  warning: 'M12 4 21 19.5H3zM12 10v4M12 16.7v.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  device: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
} as const;

/** An icon by its path. Only parts of every page use it; all others use `Icon`. */
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
