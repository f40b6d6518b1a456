import type { ServicesConfig } from './services-config.ts';

/** Gives a fresh token that says a person, not a bot, is about to do something. */
export type BotCheck = (action: string, signal?: AbortSignal) => Promise<string>;

/** The bot check that the configuration names; a provider's script is loaded when its first token is wanted. */
export function createBotCheck(config: ServicesConfig['botCheck']): BotCheck {
  if (config.provider === 'none') return () => Promise.resolve('sandbox');
  return async (action, signal) => {
    const { recaptchaToken } = await import('./recaptcha.ts');
    return recaptchaToken(config, action, signal);
  };
}
