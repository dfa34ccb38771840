import { useMatches } from '@tanstack/react-router';
import type { Membership } from '#web/lib/guards.ts';

/**
 * The organisation for which the open page of the panel is, and what the person may do there. Calls name it by
 * `providerId`. @throws Error outside of the panel
 */
export function useMember(): Membership {
  const member = useMatches({
    select: (matches) => matches.map(({ context }) => ('member' in context ? context.member : undefined)).at(-1),
  });
  if (!member) throw new Error('This component is outside of the panel.');
  return member as Membership;
}
