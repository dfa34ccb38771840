import type { User } from '#shared/contracts/accounts.ts';
import { addresses } from '#web/lib/addresses.ts';

/**
 * The panels that a person may open, for the menus: a provider's for its members, whatever their role, and for those who
 * registered as a provider and are led to where an organisation is added; the back office for admins.
 */
export function panelsOf({ role, memberships }: Pick<User, 'role' | 'memberships'>) {
  const provider = memberships.length > 0 || role === 'provider';
  return [
    ...(provider ? [{ to: addresses.provider, label: 'provider.panel' as const }] : []),
    ...(role === 'admin' ? [{ to: addresses.admin, label: 'admin.panel' as const }] : []),
  ];
}
