import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { offerPageKeys } from './offer-pages.ts';
import type { FlowConfig } from './quote-flow.config.ts';

type PageKey = 'chatPage' | (typeof offerPageKeys)[keyof typeof offerPageKeys];

const untrustedPages = (config: FlowConfig, host: WidgetHost): readonly PageKey[] =>
  ['chatPage' as const, ...config.offers.map((product) => offerPageKeys[product])].filter(
    (key) => config[key] !== '' && !host.isTrusted(config[key]),
  );

/**
 * The configuration without the chat and the offers whose pages are not trusted. They could not be opened, so they
 * count as not configured, and the author is told.
 */
export function useTrustedPages(config: FlowConfig, host: WidgetHost): FlowConfig {
  const untrusted = untrustedPages(config, host).join(' ');

  const hasReported = useRef(false);
  const report = useEffectEvent((keys: readonly string[]) => {
    void import('./report-pages.chunk.ts').then(
      ({ reportUntrustedPages }) => reportUntrustedPages(host, keys),
      () => undefined,
    );
  });
  useEffect(() => {
    if (untrusted === '' && !hasReported.current) return;
    hasReported.current = untrusted !== '';
    report(untrusted.split(' ').filter(Boolean));
  }, [untrusted]);

  return useMemo(() => {
    if (untrusted === '') return config;
    const isUsable = (key: PageKey) => !untrusted.split(' ').includes(key);
    return {
      ...config,
      chatPage: isUsable('chatPage') ? config.chatPage : '',
      offers: config.offers.filter((product) => isUsable(offerPageKeys[product])),
    };
  }, [config, untrusted]);
}
