import type { Server } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';

/** What a call answers with: one of its contract's examples, by name, or anything else. */
export type Answer = string | ((signal: AbortSignal) => Promise<Response>);

/** By the call's id. A call that is not named answers with its first example. */
export type Answers = Readonly<Record<string, Answer>>;

/** The call is under way as long as the story is shown. */
export const never: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The connection breaks. */
export const hangsUp: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A failure that is no use to ask about again. */
export const fails: Answer = () => Promise.resolve(Response.json({ message: 'Bad request' }, { status: 400 }));

export const says =
  (body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body));

const root = '/services/';
const at = (server: Server) => `${root}${server}`;

/** Where stories have their services: below one path, which nobody serves. */
export const services = {
  api: { base: at('api') },
  site: { base: at('site') },
  leadStore: { url: at('leadStore') },
  verificationSheet: { url: at('verificationSheet') },
  addressSearch: { base: at('addressSearch') },
  analytics: { sinks: [] },
  trustedOrigins: ['https://pay.partner.example'],
};

let answers: Answers = {};
let underWay = 0;
let scene = new AbortController();

/** Stands in for the services from now on. What is still under way is let go. Everything else is fetched as ever. */
export function answerWith(next: Answers): void {
  scene.abort();
  scene = new AbortController();
  answers = next;
}

/** Nothing that will be answered is still under way. */
export const isQuiet = (): boolean => underWay === 0;

function callOf(method: string, path: string) {
  const called = documentedCalls.find(({ contract }) => {
    const pattern = `${at(contract.server)}${contract.path}`.replaceAll(/\{\w+\}/g, '[^/]+');
    return contract.method === method && new RegExp(`^${pattern}$`).test(path);
  });
  if (!called) throw new Error(`No contract knows ${method} ${path}.`);
  return called;
}

function answerOf(request: Request, path: string): Promise<Response> {
  const { contract, examples } = callOf(request.method, path);
  const answer = answers[contract.id] ?? Object.keys(examples.response)[0] ?? '';
  if (typeof answer === 'function') return answer(AbortSignal.any([request.signal, scene.signal]));
  const example = examples.response[answer];
  if (!example) throw new Error(`${contract.id} has no example "${answer}".`);
  return Promise.resolve(Response.json(example.body, { status: example.status ?? 200 }));
}

const outside = globalThis.fetch.bind(globalThis);

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname;
  if (!path.startsWith(root)) return outside(input, init);
  const { id } = callOf(request.method, path).contract;
  if (answers[id] === never) return answerOf(request, path);
  underWay += 1;
  try {
    return await answerOf(request, path);
  } finally {
    underWay -= 1;
  }
};
