import { toBuffer } from 'bwip-js/node';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';

export interface LicenseDrawing {
  /** The text of the PDF417 barcode on the back. */
  barcode?: string;
  /** The lines of print on the front. */
  lines?: readonly string[];
  /** Pixels of Gaussian blur. */
  blur?: number;
  type?: 'png' | 'jpeg';
}

/** The text of a license barcode with these data elements, in version 10 of the standard. */
export function barcodeText(elements: Readonly<Record<string, string>>): string {
  const lines = Object.entries(elements).map(([id, said]) => `${id}${said}`);
  return `@\n\u001E\rANSI 636015100002DL00410263ZT03040007DL${lines.join('\n')}\r`;
}

/** The barcode alone, as a PNG on white. */
export function drawBarcode(text: string): Promise<Buffer> {
  const parsed = text.replaceAll(/[\^\p{Cc}]/gu, (mark) => `^${String(mark.charCodeAt(0)).padStart(3, '0')}`);
  const options = {
    bcid: 'pdf417',
    text: parsed,
    parse: true,
    columns: 14,
    eclevel: 5,
    scale: 2,
    padding: 12,
    backgroundcolor: 'FFFFFF',
  };
  return toBuffer(options);
}

/** Draws licenses of fictional people. Call `close` at the end. */
export class LicenseArtist {
  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<LicenseArtist> {
    const executablePath = chromiumPath();
    return new LicenseArtist(
      await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) }),
    );
  }

  /** A card in a phone photo: nearly straight, on a dark table. */
  async draw({ barcode, lines = [], blur = 0, type = 'png' }: LicenseDrawing): Promise<Buffer> {
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 860 } });
    const bars = barcode && `data:image/png;base64,${(await drawBarcode(barcode)).toString('base64')}`;
    const print = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('');
    await page.setContent(`<style>
      body { margin: 0; background: #3b3f45; }
      div { box-sizing: border-box; inline-size: 1180px; block-size: 744px; margin: 58px 50px; padding: 48px; border-radius: 36px; background: #fdfdfb; rotate: 0.6deg; filter: blur(${blur}px); }
      p { margin: 0 0 18px; font: 500 40px/1.25 Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif; color: #16212c; }
      img { display: block; inline-size: 100%; margin-block-start: 24px; }
    </style><div>${print}${bars ? `<img src="${bars}" alt="">` : ''}</div>`);
    const picture = await page.screenshot({ type, ...(type === 'jpeg' && { quality: 85 }) });
    await page.close();
    return picture;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** The front of Alex Example's license, line by line. */
export const alexFront: readonly string[] = [
  'TEXAS DRIVER LICENSE',
  '4d DL: 12345678',
  '3 DOB: 04/17/1990',
  '1 EXAMPLE',
  '2 ALEX JORDAN',
  '8 100 CONGRESS AVE',
  'AUSTIN, TX 78701',
  '15 SEX: M',
];
