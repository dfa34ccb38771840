/** So many browsers of a person show notifications: the newest. */
export const browsersMost = 10;
