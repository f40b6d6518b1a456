import { reportProblems } from '#embed/debug/report-problems';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Carrier } from './make-a-payment.types.ts';

type Page = Pick<WidgetHost, 'element' | 'fail' | 'isTrusted'>;

/** Only the origin: the path and query of a carrier's page may contain the policy. */
function originOf(url: string): string {
  try {
    const { origin } = new URL(url);
    return origin === 'null' ? 'an address without an origin' : origin;
  } catch {
    return 'something that is no address';
  }
}

const noLink = (url: string): string =>
  `${originOf(url)} is no https origin that services.trustedOrigins lists, so no link leads there.`;

const widgetOn = ({ element }: Page) => ({ widget: 'make-a-payment', element });

/** Reports the carriers with untrusted payment pages to the author. */
export function reportUntrustedCarriers(carriers: readonly Carrier[], host: Page): void {
  const problems = carriers.flatMap(({ carrierUrl }, index) =>
    carrierUrl && !host.isTrusted(carrierUrl) ? [`carriers[${index}].carrierUrl: ${noLink(carrierUrl)}`] : [],
  );
  reportProblems(widgetOn(host), { source: 'carriers', title: 'the carriers' }, problems);
}

/**
 * The address of a carrier's page if the page trusts it; otherwise empty, with an error for the page and its author.
 *
 * @param url from the service or the configuration; may be empty.
 */
export function trustedCarrierPage(url: string, host: Page): string {
  if (!url || host.isTrusted(url)) return url;
  const problem = `The carrier’s page: ${noLink(url)}`;
  host.fail('navigation', problem);
  reportProblems(widgetOn(host), { source: 'services', title: 'the answers of the services' }, [problem]);
  return '';
}
