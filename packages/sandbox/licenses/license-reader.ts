import type { DriverLicense } from '#domain/driver-license';
import { readLicenseBarcode } from '#domain/license-barcode';
import { readPrintedLicense } from './printed-license.ts';
import { readBarcodeTexts } from './read-barcode.ts';
import { TextReader } from './text-reader.ts';

/** Reads images of licenses. */
export interface LicenseReader {
  /** Reads the barcode of a license image, otherwise its print. Undefined when neither can be read. */
  read(file: Uint8Array): Promise<DriverLicense | undefined>;
  /** Ends the text engine. */
  close(): Promise<void>;
}

export function createLicenseReader(): LicenseReader {
  const texts = new TextReader();
  let last: Promise<unknown> = Promise.resolve();

  const read = async (file: Uint8Array) => {
    for (const text of await readBarcodeTexts(file)) {
      const license = readLicenseBarcode(text);
      if (license) return license;
    }
    return readPrintedLicense(await texts.read(file));
  };

  return {
    // One at a time, because each uses a whole processor.
    read(file) {
      const reading = last.then(() => read(file));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: () => texts.close(),
  };
}
