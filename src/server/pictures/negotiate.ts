export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest first. */
const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/**
 * The format for an Accept header: the one it likes best, the smallest of equals. AVIF and WebP only to those who name
 * them: programs that read shared links accept anything and then cannot show it. Everybody else gets a JPEG.
 */
export function formatFor(accept: string): PictureFormat {
  const weights = weightsIn(accept);
  const weightOf = (format: PictureFormat) =>
    weights.get(`image/${format}`) ?? (format === 'jpeg' ? (weights.get('image/*') ?? weights.get('*/*')) : undefined);
  const liked = formats
    .map((format) => ({ format, weight: weightOf(format) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return liked[0]?.format ?? 'jpeg';
}

/** Media type → weight, 1 where none is said, 0 where it cannot be read. */
function weightsIn(accept: string): Map<string, number> {
  const wishes = accept
    .toLowerCase()
    .split(',')
    .map((wish): [string, number] => {
      const [type = '', ...parameters] = wish.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    });
  return new Map(wishes);
}
