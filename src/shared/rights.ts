/**
 * The rights of a provider's member: `manage` its listings and members, handle its `bookings`, see and collect its
 * `money`.
 */
export const providerRights = ['manage', 'bookings', 'money'] as const;

export type ProviderRight = (typeof providerRights)[number];
