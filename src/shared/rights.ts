/** The roles of people. `user`: a traveller. */
export const roles = ['user', 'provider', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that people may choose when they register. */
export const registeredRoles = ['user', 'provider'] as const satisfies readonly Role[];

/**
 * The rights of a provider's member: `manage` its listings and members, handle its `bookings`, see and collect its
 * `money`.
 */
export const providerRights = ['manage', 'bookings', 'money'] as const;

export type ProviderRight = (typeof providerRights)[number];
