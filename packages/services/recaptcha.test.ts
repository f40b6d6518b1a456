import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { servicesConfig } from './services-config.ts';

let page: JSDOM;

beforeEach(() => {
  vi.resetModules();
  page = new JSDOM('<!doctype html><head><script nonce="n-1"></script></head>');
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.window.document);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const configured = (botCheck: object) => z.parse(servicesConfig, { botCheck }).botCheck;

async function tokensOf(botCheck: object) {
  const { createBotCheck } = await import('./bot-check.ts');
  return createBotCheck(configured(botCheck));
}

const scripts = () => [...page.window.document.querySelectorAll<HTMLScriptElement>('script[src]')];

async function scriptThatLoads(): Promise<HTMLScriptElement> {
  return vi.waitUntil(() => scripts()[0]);
}

function grecaptcha() {
  let count = 0;
  return {
    ready: (callback: () => void) => callback(),
    execute: vi.fn((_siteKey: string, _options: { action: string }) => {
      count += 1;
      return Promise.resolve(`human-${count}`);
    }),
  };
}

it('returns no token and loads no script when no provider is configured', async () => {
  const botCheck = await tokensOf({});
  expect(await botCheck('createGuestToken')).toBe('sandbox');
  expect(scripts()).toEqual([]);
});

describe.each([
  ['v3', { provider: 'recaptcha', siteKey: 'key/1' }, 'https://www.google.com/recaptcha/api.js?render=key%2F1'],
  [
    'Enterprise',
    { provider: 'recaptcha', siteKey: 'key-2', isEnterprise: true, host: 'www.recaptcha.net' },
    'https://www.recaptcha.net/recaptcha/enterprise.js?render=key-2',
  ],
])('reCAPTCHA %s', (which, config, address) => {
  function provide() {
    const recaptcha = grecaptcha();
    Object.assign(page.window, { grecaptcha: which === 'v3' ? recaptcha : { enterprise: recaptcha } });
    return recaptcha;
  }

  it('loads its script once, with the first token and the page’s nonce', async () => {
    const botCheck = await tokensOf(config);
    expect(scripts()).toEqual([]);

    const tokens = [botCheck('createGuestToken'), botCheck('createGuestToken')];
    const script = await scriptThatLoads();
    expect(script).toMatchObject({ src: address, nonce: 'n-1', async: true });
    const recaptcha = provide();
    script.dispatchEvent(new page.window.Event('load'));

    expect(await Promise.all(tokens)).toEqual(['human-1', 'human-2']);
    expect(recaptcha.execute).toHaveBeenCalledWith(config.siteKey, { action: 'createGuestToken' });
    expect(scripts()).toHaveLength(1);
  });

  it('creates one Trusted Types policy for its script', async () => {
    const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `${createScriptURL(url)}&trusted`,
    }));
    Object.assign(page.window, { trustedTypes: { createPolicy } });
    const botCheck = await tokensOf(config);

    const first = botCheck('createGuestToken');
    (await scriptThatLoads()).dispatchEvent(new page.window.Event('error'));
    await expect(first).rejects.toThrow('failed to load');

    const second = botCheck('createGuestToken');
    const script = await scriptThatLoads();
    expect(script.src).toBe(`${address}&trusted`);
    provide();
    script.dispatchEvent(new page.window.Event('load'));
    expect(await second).toBe('human-1');
    expect(createPolicy).toHaveBeenCalledOnce();
    const [name, rules] = createPolicy.mock.calls[0]!;
    expect(name).toBe('covermount-recaptcha');
    expect(rules.createScriptURL('https://www.google.com.intruder.example/recaptcha/api.js?render=key')).toBe('');
  });

  it('throws an error when the script does not start', async () => {
    const botCheck = await tokensOf(config);
    const token = botCheck('createGuestToken');
    (await scriptThatLoads()).dispatchEvent(new page.window.Event('load'));
    await expect(token).rejects.toThrow('did not start');
  });

  it('requests no token after the caller aborted', async () => {
    const botCheck = await tokensOf(config);
    const controller = new AbortController();
    const token = botCheck('createGuestToken', controller.signal);
    const script = await scriptThatLoads();
    const recaptcha = provide();
    controller.abort();
    script.dispatchEvent(new page.window.Event('load'));
    await expect(token).rejects.toThrow();
    expect(recaptcha.execute).not.toHaveBeenCalled();
  });
});
