import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
let isPrepared = false;

/** By default, the reader would fetch its WebAssembly from a CDN. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  const wasmBinary = new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
}

/** The texts of the PDF417 barcodes in a JPEG or PNG file. */
export async function readBarcodeTexts(file: Uint8Array): Promise<string[]> {
  prepare();
  const found = await readBarcodes(new Uint8Array(file), { formats: ['PDF417'], tryHarder: true, textMode: 'Plain' });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
