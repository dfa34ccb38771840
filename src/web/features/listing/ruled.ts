/** Sections below each other, each below a line. */
export const ruled = 'grid grid-cols-1 gap-12 *:border-t *:border-line *:pt-10';
