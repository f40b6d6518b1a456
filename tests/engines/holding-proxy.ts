import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../browser/model/sandbox.ts';

/** A proxy in front of the sandbox that publishes a test's pages and holds chunks back until they are released. */
export class HoldingProxy {
  readonly #pages = new Map([['/arrived.html', '<!doctype html><title>Arrived</title><p>Arrived</p>']]);
  /** The pending requests for each held chunk. */
  readonly #held = new Map<string, (() => void)[]>();

  private constructor(
    readonly url: string,
    /** The origin of the payment page, which has the host of the request to the sandbox. */
    readonly partnerUrl: string,
    readonly close: () => Promise<void>,
  ) {}

  static async over({ url, partnerUrl }: Sandbox): Promise<HoldingProxy> {
    const server = createServer((request, response) => site.#answer(request, response, url));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const partner = partnerUrl.replace('localhost', '127.0.0.1');
    const site = new HoldingProxy(`http://127.0.0.1:${port}`, partner, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return site;
  }

  /** Publishes a text, by default as the page of the test. Returns its address. */
  publish(content: string, path = '/held.html'): string {
    this.#pages.set(path, content);
    return this.url + path;
  }

  /** Holds back the chunk with this name, without its hash; `covermount` is the script of the page. */
  hold(chunk: string): void {
    this.#held.set(chunk, []);
  }

  /** Responds to pending and future requests for a chunk. */
  release(chunk: string): void {
    const waiting = this.#held.get(chunk) ?? [];
    this.#held.delete(chunk);
    for (const pass of waiting) pass();
  }

  releaseAll(): void {
    for (const chunk of this.#held.keys()) this.release(chunk);
  }

  #answer(request: IncomingMessage, response: ServerResponse, sandboxUrl: string): void {
    const { method, headers, url = '/' } = request;
    const page = this.#pages.get(url.replace(/\?.*/, ''));
    if (page !== undefined) {
      const type = url.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(page);
      return;
    }
    const pass = () => {
      const passed = httpRequest(sandboxUrl + url, { method, headers }, (answer) => {
        // Each visit requests its chunks.
        const caching = chunk ? { 'cache-control': 'no-store' } : {};
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...caching });
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    };
    const chunk = /\/(?:chunks\/([\w.-]+)-[\w-]{7}|(covermount))\.js$/.exec(url)?.slice(1).find(Boolean);
    const waiting = chunk && this.#held.get(chunk);
    if (waiting) waiting.push(pass);
    else pass();
  }
}
