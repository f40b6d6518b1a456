import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { openPage, TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { customerPortalConfig } from '../customer-portal.config.ts';
import { CustomerPortal } from '../customer-portal.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

export interface OpenPortalOptions {
  config?: Record<string, unknown>;
  responses?: Record<string, FakeResponse>;
  customer?: Parameters<typeof signInCustomer>[1] | 'nobody';
  language?: 'en' | 'es';
  device?: TestDevice;
  /** Path and query of the page. */
  path?: string;
}

/** Opens the portal on a page, by default for a signed-in customer. */
export async function openPortal({
  config = {},
  responses = {},
  customer = {},
  language = 'en',
  device = new TestDevice(),
  path = '/my-account',
}: OpenPortalOptions = {}) {
  // The address of the test frame must not change.
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  onTestFinished(() => {
    push.mockRestore();
    replace.mockRestore();
  });
  const opened = openPage({ device, language, path, services: new FakeServices(responses) });
  if (customer !== 'nobody') await signInCustomer(opened.visitor, customer);
  const labels = language === 'es' ? es : en;
  const rendered = await renderInShadowRoot(
    <CustomerPortal config={z.parse(customerPortalConfig, config)} labels={labels} host={opened.host} />,
  );
  /** The addresses that were added to the browser's history. */
  const visited = () => push.mock.calls.map(([, , address]) => String(address));
  return { ...opened, ...rendered, labels, device, visited };
}
