import jsQR from 'jsqr';

/** What a QR code in a picture says; undefined where there is none. */
export function decodePixels({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): string | undefined {
  // Vouchers are dark on light; looking for the opposite too would take twice as long.
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
}
