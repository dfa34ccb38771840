/** The name by which people are greeted: the first word of their name; '' where there is none. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
