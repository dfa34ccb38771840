/** Of the longer side; the server keeps no more than a thousand pixels beyond it. */
const maxSide = 3_000;
/** Below this a photograph is sent as it is. */
const lightBytes = 1_200_000;

/**
 * A photograph small enough for a slow line, upright, as JPEG. Of what the browser cannot draw, and of anything that is small
 * or no picture, the file itself.
 */
export async function shrinkDocument(file: File): Promise<File> {
  const isPicture = file.type.startsWith('image/');
  const isKept = /^image\/(?:jpeg|png|webp)$/.test(file.type) && file.size <= lightBytes;
  if (!isPicture || isKept) return file;
  try {
    const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSide / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
