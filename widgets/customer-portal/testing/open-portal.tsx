import { onTestFinished } from 'vitest';
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

/** The portal on a page, for a customer who is signed in. */
export async function openPortal({
  config = {},
  responses = {},
  customer = {},
  language = 'en',
  device = new TestDevice(),
  path = '/my-account',
}: OpenPortalOptions = {}) {
  const address = location.href;
  onTestFinished(() => history.replaceState(null, '', address));
  const opened = openPage({ device, language, path, services: new FakeServices(responses) });
  if (customer !== 'nobody') await signInCustomer(opened.visitor, customer);
  const labels = language === 'es' ? es : en;
  const rendered = await renderInShadowRoot(
    <CustomerPortal config={z.parse(customerPortalConfig, config)} labels={labels} host={opened.host} />,
  );
  return { ...opened, ...rendered, labels, device };
}
