/** How many passkeys a person may have. */
export const passkeysMost = 10;
