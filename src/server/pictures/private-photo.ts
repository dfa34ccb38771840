import { inTurn, withoutMetadata } from './decode-photo.ts';
import { loadSharp } from './sharp.ts';
import { checkPicture } from './store-picture.ts';

/** The longer sides in pixels. */
const sides = { large: 1_600, small: 480 } as const;
const qualities = { large: 80, small: 70 } as const;

interface PrivatePhoto {
  large: Buffer;
  small: Buffer;
  /** Of the larger one, in pixels. */
  width: number;
  height: number;
}

/**
 * A photo for few eyes, as WebP in two sizes without anything but its picture. It is not stored here: what anybody may open is
 * kept by content, and this is not.
 * @throws AppError too_busy, and what `storePicture` throws
 */
export async function drawPrivatePhoto(original: Buffer): Promise<PrivatePhoto> {
  await checkPicture(original);
  return inTurn(async () => {
    const large = await drawn(original, 'large');
    const [small, sharp] = [await drawn(large, 'small'), await loadSharp()];
    const { width, height } = await sharp(large).metadata();
    return { large, small, width, height };
  });
}

const drawn = (photo: Buffer, size: keyof typeof sides): Promise<Buffer> =>
  withoutMetadata(
    photo,
    { width: sides[size], height: sides[size], fit: 'inside', withoutEnlargement: true },
    (upright) => upright.webp({ quality: qualities[size] }),
  );
