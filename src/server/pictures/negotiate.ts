export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The format whose files are smallest comes first. */
const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/**
 * The format for an Accept header: the one with the highest weight, of equal ones the smallest. AVIF and WebP are sent
 * only to clients that name them, because programs that read shared links accept anything and then cannot show it.
 * Everybody else gets a JPEG.
 */
export function formatFor(accept: string): PictureFormat {
  const weights = weightsIn(accept);
  const weightOf = (format: PictureFormat) =>
    weights.get(`image/${format}`) ?? (format === 'jpeg' ? (weights.get('image/*') ?? weights.get('*/*')) : undefined);
  const accepted = formats
    .map((format) => ({ format, weight: weightOf(format) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return accepted[0]?.format ?? 'jpeg';
}

/** Media type → weight: 1 where the header gives none, 0 where it cannot be read. */
function weightsIn(accept: string): Map<string, number> {
  const entries = accept
    .toLowerCase()
    .split(',')
    .map((entry): [string, number] => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    });
  return new Map(entries);
}
