import { useEffect, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { classes } from './classes.ts';

// The letters are in pixels, since their circle does not grow with the text.
const sizes = { m: 'size-10 text-[15px]', l: 'size-20 text-[30px]' };

/** The person's picture, or the first letters of the name, also where the picture cannot be loaded, until the device is online again. */
export function Avatar({ user, size = 'm' }: { user: Pick<User, 'name' | 'avatar'>; size?: keyof typeof sizes }) {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (lost === null) return undefined;
    const tryAgain = () => setLost(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [lost]);
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-semibold text-on-brand',
        sizes[size],
      )}
    >
      {user.avatar && user.avatar !== lost ? (
        <img src={user.avatar} alt="" className="size-full object-cover" onError={() => setLost(user.avatar)} />
      ) : (
        initialsOf(user.name)
      )}
    </span>
  );
}

/** The first letters of up to two words of a name: "Wanjiru Kamau" → "WK". */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
