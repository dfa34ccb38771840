import type { Review } from '#shared/contracts/catalogue.ts';
import { pictureAt } from '#shared/pictures.ts';
import { Picture } from '#web/ui/picture.tsx';

interface ReviewPhotosProps extends Pick<Review, 'pictures'> {
  /** What a photo is called that its author has not described, by its place from 1. */
  nameOf: (number: number) => string;
}

/** The photos of a review, small; each opens larger. */
export function ReviewPhotos({ pictures, nameOf }: ReviewPhotosProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ image, alt, altLang, placeholder }, index) => (
        <li key={image}>
          <a
            href={pictureAt(image, 1600)}
            target="_blank"
            rel="noreferrer"
            lang={altLang}
            aria-label={alt || nameOf(index + 1)}
            className="block overflow-hidden rounded-m"
          >
            <Picture image={image} alt="" placeholder={placeholder} sizes="6rem" className="size-24" />
          </a>
        </li>
      ))}
    </ul>
  );
}
