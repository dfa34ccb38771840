/** Whether an address has plain letters only: others are folded differently by different programs. */
export const isAscii = (address: string): boolean => /^[\0-\x7f]*$/.test(address);

/**
 * The form in which addresses are compared and counted, everywhere: without blanks around it, A to Z as small letters,
 * and every other character as it is. In SQL it is `lower(email collate "C")`, which changes the same 26 letters.
 */
export const foldEmail = (address: string): string =>
  address.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
