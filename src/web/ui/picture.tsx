import { sourcesOf } from '#shared/pictures.ts';
import { classes } from './classes.ts';

interface PictureProps {
  /** Its address in one width; all widths are offered. */
  image: string;
  /** Empty for decoration. */
  alt: string;
  /** A few soft pixels as a data: address: what is seen until the picture is there, without a script. */
  placeholder: string;
  /** How wide it is shown, as the attribute `sizes` has it: browsers choose by it before they lay the page out. */
  sizes: string;
  /** Width by height of the frame; a class may give it another on wider screens. What does not fit is cut off. */
  ratio?: number;
  /** On the first screen: not put off until it is near. */
  eager?: boolean;
  /** The one picture that matters most: fetched before the others. */
  first?: boolean;
  className?: string | undefined;
}

const width = 960;

/** For a picture in a `group`: it comes a little nearer under the pointer. */
export const nearer = 'transition-transform duration-(--calm) ease-calm group-hover:scale-102';

/** A picture of the catalogue or of our own pages, in as many pixels as this screen needs; keeps its place while it loads. */
export function Picture(props: PictureProps) {
  const { image, alt, placeholder, sizes, ratio = 4 / 3, eager = false, first = false, className } = props;
  const shown = (
    <img
      // Before `src`: Safari would fetch that one too.
      sizes={sizes}
      srcSet={sourcesOf(image)}
      src={image}
      alt={alt}
      width={width}
      height={Math.round(width / ratio)}
      loading={eager || first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      style={{ backgroundImage: `url("${placeholder}")` }}
      className={classes('w-full bg-sunken bg-cover bg-center object-cover', className)}
    />
  );
  // React preloads eager pictures outside <picture>. Only the first is worth it: where a larger width is at hand from an
  // earlier page, browsers show that one and have fetched the preloaded one for nothing.
  return first ? shown : <picture className="contents">{shown}</picture>;
}
