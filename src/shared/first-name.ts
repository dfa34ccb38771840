/**
 * The name by which people are greeted: the first word of their name, with titles and initials before it; '' where there is
 * none.
 */
export const firstNameOf = (name: string): string =>
  /^(?:\S*\. )*\S+/.exec(name.trim().replace(/\s+/g, ' '))?.[0] ?? '';
