import type { User } from '#shared/contracts/accounts.ts';
import { classes } from '../ui/classes.ts';

const sizes = { m: 'size-11', l: 'size-20 text-xl' };

/** The person's picture, or the first letters of the name. */
export function Avatar({ user, size = 'm' }: { user: Pick<User, 'name' | 'avatar'>; size?: keyof typeof sizes }) {
  const letters = user.name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-semibold text-on-brand',
        sizes[size],
      )}
    >
      {user.avatar ? <img src={user.avatar} alt="" className="size-full object-cover" /> : letters}
    </span>
  );
}
