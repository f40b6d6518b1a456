import type { BrowserContext } from '@playwright/test';
import { startSandbox } from '#sandbox/start-sandbox';

/** One request that reached the services. */
export interface LoggedRequest {
  call: string;
  trackId: string;
  at: number;
}

const second = 1_000;
/** The slowest carrier has answered by then. */
const untilAllCarriersAnswered = 10 * second;

/** The stand-in services, as a test asks and disturbs them. */
export class Sandbox {
  private constructor(
    readonly url: string,
    readonly partnerUrl: string,
    private readonly end: () => Promise<void>,
    private readonly clock: { ahead: number },
  ) {}

  /** On free ports, with nothing in it. `COVERMOUNT_DIST` names another build than `dist`. */
  static async start(): Promise<Sandbox> {
    const clock = { ahead: 0 };
    const { url, partnerUrl, close } = await startSandbox({
      port: 0,
      partnerPort: 0,
      distDir: process.env.COVERMOUNT_DIST ?? 'dist',
      demoDir: 'demo-pages',
      now: () => Date.now() + clock.ahead,
    });
    return new Sandbox(url, partnerUrl, close, clock);
  }

  close(): Promise<void> {
    return this.end();
  }

  /** As a new one, except for what it was told. */
  async reset(): Promise<void> {
    await this.mends();
    await this.#ask('/sandbox/admin/requests', { method: 'DELETE' });
    await this.hasIdleAgents(3);
    // What one visitor has paid is due again for the next.
    await this.#ask('/sandbox/charges', { method: 'DELETE' });
  }

  /** Sets a fault: `{ call: 'getResults', kind: 'norates' }`. */
  fails(fault: { call: string; kind: string; status?: number; delay?: number; times?: number }): Promise<unknown> {
    return this.#ask('/sandbox/faults', { method: 'PUT', body: JSON.stringify(fault) });
  }

  mends(): Promise<unknown> {
    return this.#ask('/sandbox/faults', { method: 'DELETE' });
  }

  hasIdleAgents(idleAgentCount: number): Promise<unknown> {
    return this.#ask('/sandbox/admin/agents', { method: 'PUT', body: JSON.stringify({ idleAgentCount }) });
  }

  /** Its clock is set ahead: whatever carriers were asked, they have answered. */
  letsCarriersAnswer(): void {
    this.clock.ahead += untilAllCarriersAnswered;
  }

  /** The carriers of this visitor need no time: by the first question for rates, all have answered. */
  async hurries(context: BrowserContext): Promise<void> {
    await context.route('**/prepareTransaction', async (route) => {
      const response = await route.fetch();
      this.letsCarriersAnswer();
      await route.fulfill({ response });
    });
  }

  async requests(call: string): Promise<readonly LoggedRequest[]> {
    return (await this.#ask(`/sandbox/admin/requests?call=${call}`)) as readonly LoggedRequest[];
  }

  /** Rows of the lead store that were written for an email address. */
  async leads(email: string): Promise<readonly Record<string, string>[]> {
    return (await this.#ask(`/sandbox/admin/leads?Email=${encodeURIComponent(email)}`)) as readonly Record<
      string,
      string
    >[];
  }

  /** Rows of the verification sheet that were written for a quote transaction. */
  async verifications(transactionId: string): Promise<readonly Record<string, string>[]> {
    return (await this.#ask(
      `/sandbox/admin/verifications?TransactionId=${encodeURIComponent(transactionId)}`,
    )) as readonly Record<string, string>[];
  }

  /** What was reported as wrong. */
  async errors(): Promise<readonly { body: Record<string, unknown> }[]> {
    return (await this.#ask('/sandbox/admin/errors')) as readonly { body: Record<string, unknown> }[];
  }

  /** Images of licenses that it read: when each was put on file, if it was. */
  async licenses(): Promise<readonly { fileId: string; filedAt: string | null }[]> {
    return (await this.#ask('/sandbox/admin/licenses')) as readonly { fileId: string; filedAt: string | null }[];
  }

  async selections(): Promise<readonly { trackId: string; body: Record<string, unknown> }[]> {
    return (await this.#ask('/sandbox/admin/selections')) as readonly {
      trackId: string;
      body: Record<string, unknown>;
    }[];
  }

  /** What was charged for a policy. */
  async charges(policyNumber: string): Promise<readonly { policyNumber: string; dueDate: string; amount: number }[]> {
    const charges = await this.#ask(`/sandbox/charges?policyNumber=${encodeURIComponent(policyNumber)}`);
    return charges as readonly { policyNumber: string; dueDate: string; amount: number }[];
  }

  async #ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  }
}
