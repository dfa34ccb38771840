/** The limits of what one person saves. */
export const favoriteLimits = {
  /** Listings that a person has saved, whatever lists they are in. */
  favorites: 500,
  /** Lists with a name; the list that everybody has is not counted. */
  lists: 20,
  /** Characters of a list's name. */
  name: 60,
  /** Listings that one call names. */
  named: 50,
} as const;
