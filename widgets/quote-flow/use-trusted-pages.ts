import { useMemo } from 'react';
import { untrustedPages, useReportedPages } from '#embed/debug/use-reported-pages';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { offerPageKeys } from './offer-pages.ts';
import type { FlowConfig } from './quote-flow.config.ts';

/** The pages of the chat and the offers. */
const offeredPages = (config: FlowConfig) =>
  Object.fromEntries(
    ['chatPage' as const, ...config.offers.map((product) => offerPageKeys[product])].map((key) => [key, config[key]]),
  );

/**
 * The configuration without the chat and the offers whose pages are not trusted. They could not be opened, so they
 * count as not configured, and the author is told.
 */
export function useTrustedPages(config: FlowConfig, host: WidgetHost): FlowConfig {
  const pages = offeredPages(config);
  useReportedPages('quote-flow', host, pages);
  const untrusted = untrustedPages(pages, host)
    .map(([key]) => key)
    .join(' ');
  return useMemo(() => {
    if (untrusted === '') return config;
    const isUsable = (key: string) => !untrusted.split(' ').includes(key);
    return {
      ...config,
      chatPage: isUsable('chatPage') ? config.chatPage : '',
      offers: config.offers.filter((product) => isUsable(offerPageKeys[product])),
    };
  }, [config, untrusted]);
}
