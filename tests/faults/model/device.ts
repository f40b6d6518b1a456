import { expect, type Page } from '@playwright/test';
import type { Author } from '../../browser/model/author.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** The entries of localStorage by key. */
export type Records = Readonly<Record<string, string>>;

/** The storage of the site, read from a page without widgets. */
export class Device {
  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  static async of(page: Page, author: Author, sandbox: Sandbox): Promise<Device> {
    const path = await author.publishes({ body: '<p>Nothing to do here</p>', withoutScript: true }, '/elsewhere.html');
    return new Device(page, sandbox.url + path);
  }

  /**
   * Waits for a whole record, because some are written asynchronously.
   *
   * @param of `version` of the record, any by default; `before` is the text that it replaces.
   */
  async hasWritten(key: string, { version, before }: { version?: number; before?: string } = {}): Promise<void> {
    const versionOf = ({ name, replaced }: { name: string; replaced: string | undefined }): unknown => {
      const text = localStorage.getItem(name);
      if (text === null || text === replaced) return undefined;
      try {
        return (JSON.parse(text) as { v: number } | null)?.v;
      } catch {
        return undefined;
      }
    };
    const written = expect.poll(() => this.page.evaluate(versionOf, { name: key, replaced: before }), key);
    await (version === undefined ? written.toBeDefined() : written.toBe(version));
  }

  /** The records of the widgets, including those written when the page was left. */
  async records(): Promise<Records> {
    await this.page.goto(this.address);
    return this.page.evaluate(() => Object.fromEntries(Object.entries(localStorage) as [string, string][]));
  }

  async keeps(records: Records): Promise<void> {
    await this.page.goto(this.address);
    await this.page.evaluate((all) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, records);
  }

  /** Fills the storage until the browser rejects another character. */
  async isFull(): Promise<void> {
    await this.page.goto(this.address);
    await this.page.evaluate(() => {
      let text = 'x'.repeat(5_000_000);
      while (text) {
        try {
          localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + text);
        } catch {
          text = text.slice(0, text.length / 2);
        }
      }
    });
  }

  /** Deletes the keys of encrypted records, as a browser may. */
  async hasLostItsKeys(): Promise<void> {
    await this.page.goto(this.address);
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('covermount');
          deleting.addEventListener('success', () => resolve());
          deleting.addEventListener('error', () => reject(new Error('The keys are still there.')));
        }),
    );
  }
}

interface Written {
  v: number;
  savedAt: number;
  expiresAt: number;
  data: unknown;
}

const tenYears = 10 * 365 * 24 * 60 * 60 * 1000;
const rewritten = (change: (record: Written) => Partial<Written>) => (text: string) => {
  const record = JSON.parse(text) as Written;
  return JSON.stringify({ ...record, ...change(record) });
};
const shifted = (by: number) =>
  rewritten(({ savedAt, expiresAt }) => ({ savedAt: savedAt + by, expiresAt: expiresAt + by }));

/** Ways in which a record can be damaged. */
export const damages: Readonly<Record<string, (text: string) => string>> = {
  'cut off': (text) => text.slice(0, text.length / 2),
  empty: () => '',
  null: () => 'null',
  'of a later version': rewritten(() => ({ v: 99 })),
  'of another shape': rewritten(() => ({ data: { iv: 7, text: ['somebody’s'] } })),
  // What decrypts it sees only this text.
  huge: rewritten(() => ({ data: 'A'.repeat(500_000) })),
  'written ten years ago': shifted(-tenYears),
  'written by a clock ten years ahead': shifted(tenYears),
};

export const damaged = (records: Records, damage: (text: string) => string): Records =>
  Object.fromEntries(Object.entries(records).map(([key, text]) => [key, damage(text)]));
