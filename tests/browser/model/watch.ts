import { readFileSync } from 'node:fs';
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { projectRoot } from '#tooling/project';
import { type PersonalData, privateWords } from './people.ts';
import type { Sandbox } from './sandbox.ts';

/** A `covermount:…` event that reached the document. */
export interface SeenEvent {
  name: string;
  detail: Record<string, unknown>;
  /** The element that emitted it, as the document sees it. */
  target: string;
  bubbles: boolean;
  composed: boolean;
}

const eventNames = ['ready', 'step', 'track', 'navigate', 'complete', 'error'].map((name) => `covermount:${name}`);

interface CustomElementsManifest {
  modules: { declarations: { tagName: string; cssParts: { name: string }[] }[] }[];
}

/** The parts of each element in the custom elements manifest. */
const documentedParts = new Map(
  (
    JSON.parse(readFileSync(`${projectRoot}config-schemas/custom-elements.json`, 'utf8')) as CustomElementsManifest
  ).modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, cssParts }) => [tagName, new Set(cssParts.map(({ name }) => name))] as const),
);

/** The parts that are rendered in a page, by element. */
const drawnParts = (page: Page): Promise<(readonly [element: string, part: string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ localName }) => localName.startsWith('cover-'))
      .flatMap((element) =>
        [...(element.shadowRoot ?? element).querySelectorAll('[part]')].flatMap(({ part }) =>
          [...part].map((name) => [element.localName, name] as const),
        ),
      ),
  );

/** Personal data that the agency's services require in a URL (spec 1 §7), by path. */
const askedForBySpec: readonly { path: RegExp; words(person: PersonalData): readonly (string | undefined)[] }[] = [
  { path: /\/search\/driver(andcar)?\/search$/i, words: privateWords },
  { path: /\/vehicle\/detailbyvin$/i, words: ({ vin }) => [vin] },
  {
    path: /\/search\/driver\/dl$/i,
    words: ({ licenseNumber, birthDate }) => [
      licenseNumber,
      ...(birthDate ? privateWords({ birthDate }).filter((date) => date.includes('-')) : []),
    ],
  },
  // A page of the tests, with the mails that the services have sent.
  { path: /^\/sandbox\/mailbox$/, words: ({ email }) => [email] },
  // The Timestamp that identifies a row of the lead store begins with the email address.
  { path: /\/leads\/Timestamp\/[^/]+$/, words: ({ email, firstName }) => [email, firstName] },
];

const watches = new WeakMap<BrowserContext, Watch>();

/** Records problems that no page may have: console errors, foreign requests, leaked personal data. */
export class Watch {
  readonly consoleLines: string[] = [];
  readonly events: SeenEvent[] = [];
  readonly addresses: string[] = [];
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #people: PersonalData[];

  private constructor(
    private readonly sandbox: Sandbox,
    person: PersonalData,
  ) {
    this.#people = [person];
  }

  static async over(
    context: BrowserContext,
    { sandbox, person }: { sandbox: Sandbox; person: PersonalData },
  ): Promise<Watch> {
    const watch = new Watch(sandbox, person);
    watches.set(context, watch);
    await context.exposeBinding('tellTest', (_source, event: SeenEvent) => {
      watch.events.push(event);
      watch.#keepsPrivate(`event ${event.name}`, JSON.stringify(event.detail));
    });
    await context.addInitScript((names) => {
      const { tellTest } = window as unknown as { tellTest(event: unknown): void };
      for (const name of names) {
        addEventListener(name, (event) => {
          const { detail, target, bubbles, composed } = event as CustomEvent;
          const { localName, id } = target as HTMLElement;
          tellTest({ name, detail, target: id ? `${localName}#${id}` : localName, bubbles, composed });
        });
      }
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Security policy violated: ${violatedDirective} ${blockedURI}`);
      });
    }, eventNames);
    context.on('console', (message) => watch.#reads(message));
    context.on('weberror', (error) => watch.#finds(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => watch.#follows(request));
    context.on('page', (page) => page.on('framenavigated', (frame) => watch.#keepsPrivate('address', frame.url())));
    return watch;
  }

  /** The watch over a page, which page models tell what they type. A context that a test opens by itself has none. */
  static of(page: Page): Watch | undefined {
    return watches.get(page.context());
  }

  /** From now on, this person's data may not be in an address, console line or event either. */
  alsoKeepsPrivate(person: PersonalData): void {
    this.#people.push(person);
  }

  /** Reports parts of a page that the custom elements manifest does not have. */
  async checkParts(page: Page): Promise<void> {
    for (const [element, part] of await drawnParts(page))
      if (documentedParts.get(element)?.has(part) === false) this.#finds(`undocumented part of ${element}: ${part}`);
  }

  /** Ignores problems that the test causes on purpose. */
  allows(...lines: readonly RegExp[]): void {
    this.#allowed.push(...lines);
  }

  /** Ignores the browser's own console message for a failed request. */
  allowsFailedRequests(): void {
    this.allows(/^console error: Failed to load resource/);
  }

  /**
   * Ignores the browser's own console message for a 409, with which a request is refused while another tab's is
   * running.
   */
  allowsConflicts(): void {
    this.allows(/^console error: Failed to load resource: .*\b409\b/);
  }

  /** The problems found so far, one per line. */
  problems(): readonly string[] {
    return this.#problems.filter((line) => !this.#allowed.some((allowed) => allowed.test(line)));
  }

  eventsNamed(name: string): readonly SeenEvent[] {
    return this.events.filter((event) => event.name === `covermount:${name}`);
  }

  #finds(problem: string): void {
    this.#problems.push(problem);
  }

  #reads(message: ConsoleMessage): void {
    const text = message.text();
    this.consoleLines.push(text);
    if (message.type() === 'error' || message.type() === 'assert') this.#finds(`console error: ${text}`);
    if (message.type() === 'warning') this.#finds(`console warning: ${text}`);
    this.#keepsPrivate('console', text);
  }

  #follows(request: Request): void {
    const address = request.url();
    this.addresses.push(address);
    const { protocol, origin } = new URL(address);
    if (!/^(data|blob|about):$/.test(protocol) && origin !== this.sandbox.url && origin !== this.sandbox.partnerUrl) {
      this.#finds(`request to a stranger: ${address}`);
    }
    this.#keepsPrivate('address', address);
  }

  #keepsPrivate(where: string, text: string): void {
    const path = URL.canParse(text) ? new URL(text).pathname : '';
    const plain = text
      .replaceAll('+', ' ')
      .replaceAll(/(%[0-9a-f]{2})+/gi, decoded)
      .toLowerCase();
    const exceptions = askedForBySpec.filter((exception) => exception.path.test(path));
    const found = this.#people.flatMap((person) => {
      const wanted = new Set(exceptions.flatMap(({ words }) => words(person).map((word) => word?.toLowerCase())));
      return privateWords(person).filter((word) => plain.includes(word) && !wanted.has(word));
    });
    for (const word of new Set(found)) this.#finds(`personal data (${word}) in ${where}: ${text}`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
