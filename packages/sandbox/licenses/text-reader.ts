import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** Reads printed text. Its engine starts with the first image, and stays until it is closed. */
export class TextReader {
  #worker: Promise<Worker> | undefined;

  /** One line of the text a line. An image that the engine cannot take has none. */
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

/** With the language data of the package: by itself the engine would fetch them, and leave a copy in the folder. */
async function startWorker(): Promise<Worker> {
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    // What it fails at rejects as well; without a handler it is thrown where nobody can catch it.
    errorHandler: () => undefined,
  });
  // Without a resolution it guesses one, and says so on the console.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '300' });
  return worker;
}
