import type { Fault } from '#sandbox/faults/fault';
import { startSandbox } from '#sandbox/start-sandbox';
import { createDatabase } from '#sandbox/testing/databases';
import { sendPasswordReset } from '#services/account/send-password-reset.contract';
import { exampleHeader } from '#services/contract/header.examples';
import type { Dialect } from '#services/testing/foreign-service/dialects';
import { agencyCallOf, foreignResponse } from '#services/testing/foreign-service/foreign-response';

/** One request that reached the services. */
export interface LoggedRequest {
  call: string;
  trackId: string;
  at: number;
}

/** What a test changes in a running sandbox. */
interface Changes {
  /** Milliseconds by which the sandbox's clock is ahead. */
  ahead: number;
  /** True if every carrier has responded before rates are first polled. */
  hasFastCarriers: boolean;
  /** Contents of pages by their path, in place of the sandbox's own. */
  pages: Map<string, { type: string; text: string }>;
  /** In which the agency's services answer, in place of the sandbox's own format. */
  dialect: Dialect | undefined;
}

const second = 1_000;
/** Longer than the slowest carrier needs. */
const slowestCarrier = 10 * second;

/** The response to a call of the agency's services in a dialect; any other response as it is. */
async function inDialect(
  dialect: Dialect,
  { method, path }: { method: string; path: string },
  response: Response,
): Promise<Response> {
  const contract = agencyCallOf({ method, pathname: path });
  if (!contract) return response;
  const { status, text } = foreignResponse(dialect, contract, {
    status: response.status,
    text: await response.text(),
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(status === 204 ? null : text, { status, headers });
}

/** The sandbox, with methods to read its records and to inject faults. */
export class Sandbox {
  private constructor(
    readonly url: string,
    readonly partnerUrl: string,
    private readonly end: () => Promise<void>,
    private readonly changes: Changes,
  ) {}

  /** Starts on free ports, with no records. `COVERMOUNT_DIST` names another build than `dist`. */
  static async start(): Promise<Sandbox> {
    const changes: Changes = { ahead: 0, hasFastCarriers: false, pages: new Map(), dialect: undefined };
    const database = await createDatabase();
    const { url, partnerUrl, close } = await startSandbox({
      port: 0,
      partnerPort: 0,
      distDir: process.env.COVERMOUNT_DIST ?? 'dist',
      demoDir: 'demo-pages',
      docsDir: 'docs',
      databaseUrl: database?.url,
      // Compression does not matter here: nothing is measured.
      brotliQuality: 0,
      now: () => Date.now() + changes.ahead,
      // A Playwright route would handle every request of every page in this process, and disable the browser's cache.
      around: async (context, next) => {
        const { req } = context;
        const page = changes.pages.get(req.path);
        if (page) return context.body(page.text, 200, { 'Content-Type': page.type, 'Cache-Control': 'no-cache' });
        await next();
        if (changes.hasFastCarriers && req.path.endsWith('/prepareTransaction')) changes.ahead += slowestCarrier;
        // Browsers send this header; what tests themselves request stays as it is.
        if (changes.dialect && req.header('sec-fetch-site'))
          context.res = await inDialect(changes.dialect, req, context.res);
        return undefined;
      },
    });
    const end = async () => {
      await close();
      await database?.drop();
    };
    return new Sandbox(url, partnerUrl, end, changes);
  }

  close(): Promise<void> {
    return this.end();
  }

  /** Sets the clock right, and clears faults, published pages, the request log and charges. Leads, licenses and verifications stay. */
  async reset(): Promise<void> {
    this.setsClockRight();
    this.changes.hasFastCarriers = false;
    this.changes.dialect = undefined;
    this.changes.pages.clear();
    await this.clearFaults();
    await this.#ask('/sandbox/admin/requests', { method: 'DELETE' });
    await this.hasIdleAgents(3);
    // Premiums that one test has paid are due again in the next test.
    await this.#ask('/sandbox/charges', { method: 'DELETE' });
  }

  /** Makes calls fail: `{ call: 'getResults', kind: 'norates' }`. */
  injectFault(fault: Fault): Promise<unknown> {
    return this.#ask('/sandbox/faults', { method: 'PUT', body: JSON.stringify(fault) });
  }

  clearFaults(): Promise<unknown> {
    return this.#ask('/sandbox/faults', { method: 'DELETE' });
  }

  hasIdleAgents(idleAgentCount: number): Promise<unknown> {
    return this.#ask('/sandbox/admin/agents', { method: 'PUT', body: JSON.stringify({ idleAgentCount }) });
  }

  /** Sets the clock of the services ahead, so that every requested carrier has responded. */
  letsCarriersRespond(): void {
    this.setsClockAhead(slowestCarrier);
  }

  /** Ends what was added to the clock: added up over many tests, it would end the services' day before the browser's. */
  setsClockRight(): void {
    this.changes.ahead = 0;
  }

  /** Sets the clock of the services ahead by some milliseconds. */
  setsClockAhead(milliseconds: number): void {
    this.changes.ahead += milliseconds;
  }

  /** Until the next test, the carriers of every quote request respond before its rates are first polled. */
  fastForwardCarriers(): void {
    this.changes.hasFastCarriers = true;
  }

  /** Publishes a text at a path, in place of the sandbox's own content, until the next test. */
  publishes(path: string, type: string, text: string): void {
    this.changes.pages.set(path, { type, text });
  }

  /** Until the next test, the agency's services respond in another dialect, and the carriers at once. */
  speaks(dialect: Dialect): void {
    this.changes.dialect = dialect;
    this.fastForwardCarriers();
  }

  async requests(call: string): Promise<readonly LoggedRequest[]> {
    return (await this.#ask(`/sandbox/admin/requests?call=${call}`)) as readonly LoggedRequest[];
  }

  /** Rows of the lead store with an email address. */
  async leads(email: string): Promise<readonly Record<string, string>[]> {
    return (await this.#ask(`/sandbox/admin/leads?Email=${encodeURIComponent(email)}`)) as readonly Record<
      string,
      string
    >[];
  }

  /** Rows of the verification sheet with a quote transaction. */
  async verifications(transactionId: string): Promise<readonly Record<string, string>[]> {
    return (await this.#ask(
      `/sandbox/admin/verifications?TransactionId=${encodeURIComponent(transactionId)}`,
    )) as readonly Record<string, string>[];
  }

  /** Error reports that the widgets sent. */
  async errors(): Promise<readonly { body: Record<string, unknown> }[]> {
    return (await this.#ask('/sandbox/admin/errors')) as readonly { body: Record<string, unknown> }[];
  }

  /** License images that the services have read, and when each was filed; null if it was not. */
  async licenses(): Promise<readonly { fileId: string; filedAt: string | null }[]> {
    return (await this.#ask('/sandbox/admin/licenses')) as readonly { fileId: string; filedAt: string | null }[];
  }

  async selections(): Promise<readonly { trackId: string; body: Record<string, unknown> }[]> {
    return (await this.#ask('/sandbox/admin/selections')) as readonly {
      trackId: string;
      body: Record<string, unknown>;
    }[];
  }

  /** Charges of a policy. */
  async charges(policyNumber: string): Promise<readonly { policyNumber: string; dueDate: string; amount: number }[]> {
    const charges = await this.#ask(`/sandbox/charges?policyNumber=${encodeURIComponent(policyNumber)}`);
    return charges as readonly { policyNumber: string; dueDate: string; amount: number }[];
  }

  /** Enrollments in roadside memberships with an email address, and the charges for each. */
  async memberships(
    email: string,
  ): Promise<readonly { status: string; request: Record<string, unknown>; charges: readonly { amount: number }[] }[]> {
    const memberships = await this.#ask(`/sandbox/admin/memberships?email=${encodeURIComponent(email)}`);
    return memberships as Awaited<ReturnType<Sandbox['memberships']>>;
  }

  /** Creates a customer that no other test uses, with a password and policies. */
  async makesCustomer(
    portfolio: 'new' | 'paying' | 'pastDue' | 'californian',
  ): Promise<{ email: string; password: string; policyNumbers: readonly string[] }> {
    const body = JSON.stringify({ portfolio });
    const headers = { 'content-type': 'application/json' };
    const made = await this.#ask('/sandbox/admin/customers', { method: 'POST', headers, body });
    return made as Awaited<ReturnType<Sandbox['makesCustomer']>>;
  }

  /** Creates a customer that no other test uses, and mails them a link to set a password. Returns the link. */
  async sendsResetLink(): Promise<string> {
    const { email } = await this.makesCustomer('new');
    const { path } = sendPasswordReset;
    await this.#ask(`/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', recaptchatoken: 'sandbox' },
      body: JSON.stringify({ header: exampleHeader, email, resetPage: `${this.url}/set-password.html` }),
    });
    const [mail] = (await this.#ask(`/sandbox/mailbox?to=${encodeURIComponent(email)}`)) as { link: string }[];
    return mail!.link;
  }

  /** Rows of the purchase log with a step. */
  async purchaseLog(step: string): Promise<readonly Record<string, string>[]> {
    return (await this.#ask(`/sandbox/admin/purchase-log?Step=${step}`)) as readonly Record<string, string>[];
  }

  async #ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  }
}
