import type { ServicesConfig } from './services-config.ts';

/** The part of Google's script that is used; v3 has it at the top, Enterprise one level down. */
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

/** A token of reCAPTCHA v3 or Enterprise. It is good for one request, for two minutes. */
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
    // A script that could not be loaded is tried again with the next token.
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
  // A strict policy lets through what carries the page's own nonce.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = trusted(page, address);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error('The script of reCAPTCHA could not be loaded.')), {
      once: true,
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
  const recaptcha = isEnterprise ? page.grecaptcha?.enterprise : (page.grecaptcha as Recaptcha | undefined);
  if (!recaptcha) throw new Error('The script of reCAPTCHA did not start.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha;
}

/** Made once: a second policy of the same name is refused. */
let policy: ScriptPolicy | undefined;

/** The address as pages under Trusted Types demand it. */
function trusted({ trustedTypes }: RecaptchaWindow, address: string): string {
  // Nothing but the script, of one of Google's two hosts, passes through it.
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => (/^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\//.test(url) ? url : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
