const ending = '@deleted.invalid';

/** The address that stands in place of that of a deleted account; no letter is sent to it. */
export const deletedAddressOf = (personId: string): string => `${personId}${ending}`;

export const isDeletedAddress = (email: string): boolean => email.endsWith(ending);
