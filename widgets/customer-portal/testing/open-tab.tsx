import type { ComponentType } from 'react';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { portalTabs, tabAddress } from '#domain/portal-tab';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import type { FakeServices } from '#embed/testing/fake-services';
import { SessionEndedError } from '#services/errors';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { customerPortalConfig } from '../customer-portal.config.ts';
import type { CustomerPortalConfig } from '../customer-portal.types.ts';
import { PortalData } from '../data/portal-data.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

/** The messages in the agency's log of errors. */
export const loggedMessages = (services: FakeServices): readonly unknown[] =>
  services.requestsOf('reportError').map(({ body }) => (body as { message?: unknown }).message);

interface TabOptions extends FakePageOptions {
  config?: Partial<CustomerPortalConfig>;
}

/** Opens a tab of the portal, or a section of the dashboard, for a signed-in customer. */
export async function openTab(Tab: ComponentType<PortalTabProps>, { config, ...options }: TabOptions = {}) {
  const opened = openPage({ path: '/portal', ...options });
  await signInCustomer(opened.visitor);
  const { host } = opened;
  const labels = host.language === 'es' ? es : en;
  const ends: unknown[] = [];
  const data = new PortalData({
    host: () => host,
    language: host.language,
    onSessionEnded: () => void ends.push('resource'),
  });
  const drawing = await renderInShadowRoot(
    <Tab
      config={{ ...z.parse(customerPortalConfig, {}), ...config }}
      labels={labels}
      host={host}
      session={{
        data,
        isOffline: false,
        tabs: portalTabs,
        addressOf: (tab) => tabAddress('/portal', tab),
        go: () => undefined,
        openHelp: () => undefined,
        endsWith: (error) => {
          const isEnd = error instanceof SessionEndedError;
          if (isEnd) ends.push(error);
          return isEnd;
        },
      }}
    />,
  );
  drawing.container.lang = host.language;
  return { ...opened, ...drawing, labels, ends, data, logged: () => loggedMessages(opened.services) };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
export const text = (words: string | RegExp) => page.getByText(words);
