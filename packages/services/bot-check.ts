import type { ServicesConfig } from './services-config.ts';

/** Returns a fresh token for an action, by which the services tell people from bots. */
export type BotCheck = (action: string, signal?: AbortSignal) => Promise<string>;

/** The bot check of the configuration; the provider's script loads with the first token. */
export function createBotCheck(config: ServicesConfig['botCheck']): BotCheck {
  if (config.provider === 'none') return () => Promise.resolve('sandbox');
  return async (action, signal) => {
    const { recaptchaToken } = await import('./recaptcha.ts');
    return recaptchaToken(config, action, signal);
  };
}
