import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import PDF417Reader from '@zxing/library/esm/core/pdf417/PDF417Reader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import type { DriverLicense } from '#domain/driver-license';
import { readLicenseBarcode } from '#domain/license-barcode';

// Plain script without WebAssembly or a worker, so that it runs under a strict CSP.

/** Wide enough for the narrowest bars when the license fills the picture. */
const widest = { still: 1600, video: 1000 };

interface Detector {
  detect(image: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let native: Promise<Detector | undefined> | undefined;

/** The browser's BarcodeDetector, when it supports PDF417. */
async function findNative(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    if (!(await BarcodeDetector?.getSupportedFormats())?.includes('pdf417')) return undefined;
    return BarcodeDetector && new BarcodeDetector({ formats: ['pdf417'] });
  } catch {
    return undefined;
  }
}

/** A picture to read: a still, or a video's current frame. */
export type Picture = ImageBitmap | HTMLVideoElement | HTMLCanvasElement;

/** Reads the barcode of a license in a picture; undefined while there is none that can be read. */
export async function readPicture(picture: Picture): Promise<DriverLicense | undefined> {
  native ??= findNative();
  const detector = await native;
  if (detector) {
    const found = await detector.detect(picture).catch(() => []);
    const license = found.map(({ rawValue }) => readLicenseBarcode(rawValue)).find(Boolean);
    if (license) return license;
  }
  const text = decode(picture);
  return text === undefined ? undefined : readLicenseBarcode(text);
}

/** Reads the barcode of a license on a photo. */
export async function readStill(image: Blob): Promise<DriverLicense | undefined> {
  const picture = await createImageBitmap(image);
  try {
    return await readPicture(picture);
  } finally {
    picture.close();
  }
}

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The maximum number of pixels to decode. */
  widest: number;
}

/**
 * The part to decode: all of a still, and the middle of a video, which is the visible part. It runs several times per
 * second on the main thread.
 */
function regionOf(picture: Picture): Region {
  if (!(picture instanceof HTMLVideoElement))
    return { x: 0, y: 0, width: picture.width, height: picture.height, widest: widest.still };
  const { videoWidth, videoHeight } = picture;
  const width = Math.min(videoWidth, (videoHeight * 4) / 3);
  const height = Math.min(videoHeight, width / 1.5);
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height, widest: widest.video };
}

let canvas: HTMLCanvasElement | undefined;

/** The text of a PDF417 barcode, by the bundled decoder. */
function decode(picture: Picture): string | undefined {
  const region = regionOf(picture);
  if (region.width === 0) return undefined;
  const scale = Math.min(1, region.widest / region.width);
  const [width, height] = [Math.round(region.width * scale), Math.round(region.height * scale)];
  canvas ??= document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (!surface) return undefined;
  surface.drawImage(picture, region.x, region.y, region.width, region.height, 0, 0, width, height);
  const bitmap = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(luminances(surface.getImageData(0, 0, width, height)), width, height)),
  );
  try {
    return new PDF417Reader().decode(bitmap).getText();
  } catch {
    // It throws when it finds no barcode.
    return undefined;
  }
}

function luminances({ data }: ImageData): Uint8ClampedArray {
  const bright = new Uint8ClampedArray(data.length / 4);
  for (let pixel = 0; pixel < bright.length; pixel += 1) {
    const at = pixel * 4;
    bright[pixel] = (data[at]! * 306 + data[at + 1]! * 601 + data[at + 2]! * 117) >> 10;
  }
  return bright;
}
