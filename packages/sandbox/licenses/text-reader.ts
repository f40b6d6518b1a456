import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** Reads printed text. Its engine starts with the first image and runs until it is closed. */
export class TextReader {
  #worker: Promise<Worker> | undefined;

  /** The recognized lines. Empty for an image that the engine cannot decode. */
  async read(file: Uint8Array): Promise<string> {
    this.#worker ??= startWorker();
    const worker = await this.#worker;
    const { data } = await worker.recognize(Buffer.from(file)).catch(() => ({ data: { text: '' } }));
    return data.text;
  }

  async close(): Promise<void> {
    const worker = await this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Uses the package's language data: by default, the engine would download it and leave a copy in the folder. */
async function startWorker(): Promise<Worker> {
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    // The engine's errors also reject the promise; without this handler they would be thrown uncaught.
    errorHandler: () => undefined,
  });
  // Without a resolution, the engine guesses one and writes a warning to the console.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '300' });
  return worker;
}
