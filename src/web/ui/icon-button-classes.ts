/** The classes of a square control that shows an icon only. */
export const iconButtonClasses =
  'inline-grid size-11 shrink-0 place-items-center rounded-m text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
