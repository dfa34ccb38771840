import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { Picture } from '#web/ui/picture.tsx';

/** The first picture large, any others below it. */
export function Pictures({ pictures: [first, ...others] }: { pictures: readonly Shown[] }) {
  if (first === undefined) return null;
  return (
    <div className="grid gap-3">
      <Picture
        {...first}
        sizes="(min-width: 78rem) 74rem, calc(100vw - 3rem)"
        ratio={3 / 2}
        first
        className="aspect-3/2 max-h-[28rem] rounded-l md:aspect-21/9"
      />
      {others.length > 0 && (
        <div className="grid grid-cols-3 gap-3">
          {others.map((picture) => (
            <Picture
              key={picture.image}
              {...picture}
              sizes="(min-width: 78rem) 24rem, 31vw"
              ratio={3 / 2}
              className="aspect-3/2 rounded-l"
            />
          ))}
        </div>
      )}
    </div>
  );
}
