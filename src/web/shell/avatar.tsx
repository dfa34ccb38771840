import type { User } from '#shared/contracts/accounts.ts';

/** The person's picture, or the first letters of the name. */
export function Avatar({ user }: { user: Pick<User, 'name' | 'avatar'> }) {
  const letters = user.name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center overflow-hidden rounded-full bg-brand font-semibold text-on-brand"
    >
      {user.avatar ? <img src={user.avatar} alt="" className="size-full object-cover" /> : letters}
    </span>
  );
}
