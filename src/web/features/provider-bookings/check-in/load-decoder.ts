/** Reads the QR code in what a video shows now; undefined where there is none. */
type Decode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader of codes, which the types of the DOM lack. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own decoder where it has one, as Chrome on Android does, else one that is loaded now (45 KB). */
export async function loadDecoder(): Promise<Decode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue || undefined;
  }
  const { decodePixels } = await import('./decode-pixels.ts');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const pixels = pixelsOf(video, canvas);
    return pixels && decodePixels(pixels);
  };
}

/** More pixels make it slower and not better. */
const longestSide = 640;

function pixelsOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
