import type { BrowserContext } from '@playwright/test';
import * as z from 'zod/mini';
import type { CallContract } from '#services/contract/define-call';
import { requestedCall } from '../../browser/model/requested-call.ts';
import { payloads } from './payloads.ts';

/** Header characters only. */
const carried = payloads.filter((payload) => /^[\u0020-\u007e]+$/.test(payload));

/**
 * Adds a payload to every text of a response that the contract accepts. Requests get the original texts
 * back, so that the services recognize their tokens and ids.
 */
export class PoisonedServices {
  /** Texts that were poisoned, by call. */
  readonly poisoned = new Map<string, number>();

  /**
   * `spare`: keys of texts that decide how the journey goes on. `sparesAddresses`: other tests try hostile addresses; an
   * address with a payload leads nowhere. States are spared with them, and what is empty: with a
   * payload, a policy number says that something was sold.
   */
  static async between(
    context: BrowserContext,
    { spare = [], sparesAddresses = false }: { spare?: readonly string[] | RegExp; sparesAddresses?: boolean } = {},
  ): Promise<PoisonedServices> {
    const services = new PoisonedServices();
    const isSpared = (key: string, text: string) =>
      (spare instanceof RegExp ? spare.test(key) : spare.includes(key)) ||
      (sparesAddresses && (/^((https?:\/)?\/|[A-Z]{2}$)/.test(text) || (text === '' && key !== 'message')));
    await context.route('**/sandbox/**', async (route, request) => {
      const contract = requestedCall(request);
      if (!contract) return route.fallback();
      const postData = request.postData();
      const headers = Object.fromEntries(
        Object.entries(request.headers()).map(([name, value]) => [name, cleaned(value)]),
      );
      const response = await route
        .fetch({
          url: cleanedAddress(request.url()),
          headers,
          ...(postData && { postData: cleanedText(postData) }),
        })
        // The page was left meanwhile.
        .catch(() => undefined);
      if (!response) return route.abort();
      const text = await response.text();
      const answer = jsonOf(text);
      if (answer === undefined) return route.fulfill({ response, body: text });
      return route.fulfill({ response, json: services.poison(contract, answer, isSpared) });
    });
    return services;
  }

  /** A copy with a payload in each text, as far as the call's schema accepts it. */
  poison(contract: CallContract, answer: unknown, isSpared: (key: string, text: string) => boolean): unknown {
    const copy = structuredClone(answer);
    const isSuccess = z.safeParse(contract.response, copy).success;
    // An invalid row is skipped, and the rest stays.
    const isTaken = (text: string) => {
      if (!isSuccess) return true;
      const { success, data } = z.safeParse(contract.response, copy);
      return success && JSON.stringify(data).includes(JSON.stringify(text));
    };
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const parent = value as Record<string, unknown>;
      for (const [key, child] of Object.entries(parent)) {
        if (typeof child !== 'string') {
          walk(child);
          continue;
        }
        if (isSpared(key, child)) continue;
        const inner = jsonOf(child);
        // A partner's lead is JSON in a text.
        const hostile =
          typeof inner === 'object' && inner !== null
            ? JSON.stringify(inner, (_name, text: unknown) => (typeof text === 'string' ? poisoned(text) : text))
            : poisoned(child);
        parent[key] = hostile;
        if (isTaken(hostile)) this.poisoned.set(contract.id, (this.poisoned.get(contract.id) ?? 0) + 1);
        else parent[key] = child;
      }
    };
    walk(copy);
    return copy;
  }
}

/** The same payload for the same text, so that ids, names and answers stay equal. */
const poisoned = (text: string): string => `${text}${carried[sumOf(text) % carried.length]}`;

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);

/** Longest first, because some contain others. */
const longestFirst = carried.toSorted((a, b) => b.length - a.length);

const cleaned = (text: string): string => longestFirst.reduce((rest, payload) => rest.replaceAll(payload, ''), text);

function cleanedText(text: string): string {
  const value = jsonOf(text);
  if (value === undefined) return cleaned(text);
  return JSON.stringify(value, (_key, child: unknown) => (typeof child === 'string' ? cleaned(child) : child));
}

function cleanedAddress(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname
    .split('/')
    .map((part) => encodeURIComponent(cleaned(decodeURIComponent(part))))
    .join('/');
  url.search = String(new URLSearchParams([...url.searchParams].map(([name, value]) => [name, cleaned(value)])));
  return url.href;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
