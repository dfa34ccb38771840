/** What the last two digits of a number make of a message; every other number gets it, and that is reported. */
type Fate =
  | { refusal: { statusCode: number; status: string } }
  | { refusal?: undefined; report: 'Success' | 'Failed' | undefined };

const fates: Readonly<Record<string, Fate>> = {
  '91': { refusal: { statusCode: 403, status: 'InvalidPhoneNumber' } },
  '92': { refusal: { statusCode: 406, status: 'UserInBlacklist' } },
  /** The phone is not reached, and that is reported. */
  '93': { report: 'Failed' },
  /** Nothing is reported. */
  '94': { report: undefined },
  '95': { refusal: { statusCode: 405, status: 'InsufficientBalance' } },
};

export const fateOf = (number: string): Fate => fates[number.slice(-2)] ?? { report: 'Success' };
