import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/**
 * A page whose HTML arrives piece by piece, as the test sends it. Other requests to its origin are redirected to the
 * sandbox.
 */
export class StreamedPage {
  private constructor(
    readonly url: string,
    private readonly response: Promise<ServerResponse>,
    readonly close: () => Promise<void>,
  ) {}

  static async over(sandbox: Sandbox): Promise<StreamedPage> {
    let begin!: (response: ServerResponse) => void;
    const response = new Promise<ServerResponse>((resolve) => (begin = resolve));
    const server = createServer((request, answer) => {
      if (request.url !== '/streamed.html') {
        answer.writeHead(307, { location: sandbox.url + request.url }).end();
        return;
      }
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.socket?.setNoDelay(true);
      begin(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The streamed page has no port.');
    return new StreamedPage(
      `http://127.0.0.1:${address.port}/streamed.html`,
      response,
      () =>
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    );
  }

  /** Opens the page: the browser begins to parse. */
  async opensIn(page: Page): Promise<void> {
    void page.goto(this.url, { waitUntil: 'commit' }).catch(() => undefined);
    await this.response;
  }

  /** Sends a piece in one write. */
  async sends(html: string): Promise<void> {
    const response = await this.response;
    await new Promise((written) => response.write(html, written));
  }

  /** Sends each byte in a write of its own. */
  async sendsByteByByte(html: string): Promise<void> {
    for (const byte of Buffer.from(html)) {
      const response = await this.response;
      await new Promise((written) => response.write(Buffer.of(byte), written));
    }
  }

  async ends(): Promise<void> {
    (await this.response).end();
  }
}
