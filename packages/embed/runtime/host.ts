import { createAnalytics } from '#analytics/analytics';
import type { Track } from '#analytics/events';
import { pageBase } from '#configuration/page-base';
import type { Language } from '#domain/language';
import { randomId } from '#domain/random-id';
import { createBotCheck } from '#services/bot-check';
import { ContractError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { createLazyClient } from '#services/lazy-client';
import type { ServicesConfig } from '#services/services-config';
import { customerTokenSource } from '#visitor/customer-token';
import { openVisitor } from '#visitor/visitor';
import type { Visitor } from '#visitor/visitor';
import { trustedHere } from '../first-paint/trusted-address.ts';
import { linkSecrets } from '../loader/link-secrets.ts';
import type { Brand, WidgetHost } from './define-widget.ts';
import { fire } from './events.ts';
import { pagePath } from './page-path.ts';

/** The correlation id of all requests of one page view, for support. */
let trackId: string | undefined;

/** Visitors whose attribution was recorded during this page view. */
const arrived = new WeakSet<Visitor>();

export interface HostOptions {
  widget: string;
  element: HTMLElement;
  root: ShadowRoot | HTMLElement;
  language: Language;
  brand: Brand;
  services: ServicesConfig;
}

/** Creates the host of a widget. */
export function createHost(options: HostOptions): WidgetHost {
  const { widget, element, root, language, brand } = options;
  const services = { ...options.services, brandCode: options.services.brandCode || brand.code };
  const visitor: Visitor = openVisitor({ brandCode: services.brandCode });
  const variant = () => visitor.variant(location.pathname);
  const fail = (code: string, message: string) => void fire(element, 'covermount:error', { widget, code, message });
  const analytics = createAnalytics({
    widget,
    sinks: services.analytics.sinks,
    identifyBy: services.analytics.identify,
    emit: (event, data) => void fire(element, 'covermount:track', { widget, event, data }),
  });
  const track: Track = analytics.track;
  const botCheck = createBotCheck(services.botCheck);
  trackId ??= randomId();
  if (!arrived.has(visitor)) {
    arrived.add(visitor);
    visitor.noteArrival(location.href);
    const { anonymousId = '', utmSource, medium, utmCampaign } = visitor.read('attribution') ?? {};
    analytics.identify(anonymousId, { utmSource, medium, utmCampaign });
  }

  const client: ServiceClient = createLazyClient({
    services,
    pageBase: pageBase(),
    language: () => language,
    trackId,
    botCheck,
    variant,
    tokens: {
      ...visitor.guestTokens(async (of) => {
        const { createGuestToken } = await import('#services/session/create-guest-token');
        return createGuestToken(client, { variant: of });
      }, variant),
      customer: customerTokenSource(visitor, services.session.mode),
    },
    report(error) {
      track('API Error', { call: error.callId, message: error.message, status: error.status });
      fail('service', error.message);
      if (error instanceof ContractError) showToDeveloper(widget, element, error);
      void import('#services/events/report-error')
        .then(({ reportError }) => reportError(client, error))
        .catch(() => undefined);
    },
  });

  const address = (url: string) => trustedHere(url, services.trustedOrigins);

  return {
    element,
    root,
    language,
    brand,
    client,
    visitor,
    path: pagePath(location),
    secrets: linkSecrets,
    step: (detail) => void fire(element, 'covermount:step', { widget, ...detail }),
    track,
    identifyByPhone: analytics.identifyByPhone,
    complete: (outcome) => void fire(element, 'covermount:complete', { widget, outcome }),
    fail,
    isTrusted: (url) => address(url) !== undefined,
    navigate(url, reason) {
      const target = address(url);
      if (!target) {
        fail(
          'navigation',
          `The widget was to go to ${describeOrigin(url)}, which services.trustedOrigins does not list.`,
        );
        return false;
      }
      if (fire(element, 'covermount:navigate', { widget, url: target.href, reason })) location.assign(target.href);
      return true;
    },
  };
}

/** Lists the values that violate the contract in the console and on the debug panel. */
function showToDeveloper(widget: string, element: HTMLElement, { callId, message, problems }: ContractError): void {
  const lines = problems.length > 0 ? problems : [message];
  console.warn(`[covermount] <cover-${widget}>: ${message}`);
  void import('../debug/debug-panel.ts')
    .then(({ addToPanel }) => addToPanel(element, callId, lines))
    .catch(() => undefined);
}

/** Only the origin, because path and query may have personal data. */
function describeOrigin(url: string): string {
  try {
    const { origin, protocol } = new URL(url, document.baseURI);
    return origin === 'null' ? `a ${protocol} address` : origin;
  } catch {
    return 'something that is no address';
  }
}
