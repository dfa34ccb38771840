/** The types that uploads may have. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

/** How many bytes of a file's beginning decide its type. */
export const signatureBytes = 64;

/**
 * The type of a file by its first bytes, since the name and type that the sender states may be wrong.
 * @param start at least `signatureBytes` of the file, or all of it
 * @returns undefined for any other type
 */
export function mediaTypeOf(start: Uint8Array): MediaType | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  return undefined;
}

/** The brands in the first box of an ISO media file: its length, `ftyp`, the main brand, a version, compatible brands. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 12) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, signatureBytes);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}
