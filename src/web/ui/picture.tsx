import { sourcesOf } from '#shared/pictures.ts';
import { classes } from './classes.ts';

interface PictureProps {
  /** The address of one width; all widths are in `srcset`. */
  image: string;
  /** Empty for decoration. */
  alt: string;
  /** A blurred preview as a data: address, shown until the picture has loaded. */
  placeholder: string;
  /** The attribute `sizes`: how wide the picture is shown, by which browsers choose a width before layout. */
  sizes: string;
  /** Width by height of the frame; a class may change it on wider screens. The picture is cropped to it. */
  ratio?: number;
  /** Loaded at once, for pictures on the first screen. */
  eager?: boolean;
  /** Loaded before all others; for one picture of a page. */
  first?: boolean;
  className?: string | undefined;
}

const width = 960;

/** For a picture in a `group`: it grows a little under the pointer. */
export const zoomOnHover = 'transition-transform duration-(--calm) ease-calm group-hover:scale-102';

/**
 * A picture of a listing or of our own pages, in the width that the screen needs. It keeps its space while it loads.
 */
export function Picture(props: PictureProps) {
  const { image, alt, placeholder, sizes, ratio = 4 / 3, eager = false, first = false, className } = props;
  const shown = (
    <img
      // Before `src`, or Safari would load that one too.
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
      // Firefox writes the alternative text over the placeholder while the picture loads.
      className={classes('w-full bg-sunken bg-cover bg-center object-cover text-transparent', className)}
    />
  );
  // React preloads eager pictures outside of <picture>, which is worth it for the first one only: if a larger width is
  // in the cache, browsers show that one, and the preload was useless.
  return first ? shown : <picture className="contents">{shown}</picture>;
}
