import type { ServicesConfig } from './services-config.ts';

/** The used part of Google's script: at the top level in v3, one level down in Enterprise. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

interface RecaptchaWindow {
  grecaptcha?: Partial<Recaptcha> & { enterprise?: Recaptcha };
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Name of the Trusted Types policy: a page that lists policies must allow it. */
const policyName = 'covermount-recaptcha';

const loading = new Map<string, Promise<Recaptcha>>();

/** Returns a token of reCAPTCHA v3 or Enterprise. It is valid for one request and two minutes. */
export async function recaptchaToken(
  config: ServicesConfig['botCheck'],
  action: string,
  signal?: AbortSignal,
): Promise<string> {
  const address = scriptAddress(config);
  let script = loading.get(address);
  if (!script) {
    script = load(address, config.isEnterprise);
    loading.set(address, script);
    // A script that failed to load is retried with the next token.
    script.catch(() => loading.delete(address));
  }
  const recaptcha = await script;
  signal?.throwIfAborted();
  return recaptcha.execute(config.siteKey, { action });
}

function scriptAddress({ host, siteKey, isEnterprise }: ServicesConfig['botCheck']): string {
  return `https://${host}/recaptcha/${isEnterprise ? 'enterprise' : 'api'}.js?render=${encodeURIComponent(siteKey)}`;
}

async function load(address: string, isEnterprise: boolean): Promise<Recaptcha> {
  const page = window as unknown as RecaptchaWindow;
  const script = document.createElement('script');
  script.async = true;
  // A strict CSP allows scripts that carry the page's own nonce.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = trusted(page, address);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error('The reCAPTCHA script failed to load.')), {
      once: true,
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    script.replaceWith();
    throw error;
  });
  const recaptcha = isEnterprise ? page.grecaptcha?.enterprise : (page.grecaptcha as Recaptcha | undefined);
  if (!recaptcha) throw new Error('The reCAPTCHA script did not start.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha;
}

/** Created once: a second policy of the same name is rejected. */
let policy: ScriptPolicy | undefined;

/** The script address as a TrustedScriptURL, which pages under Trusted Types require. */
function trusted({ trustedTypes }: RecaptchaWindow, address: string): string {
  // The policy accepts only the script, from one of Google's two hosts.
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => (/^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\//.test(url) ? url : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
