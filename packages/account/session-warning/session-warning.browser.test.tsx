import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { accountSession } from '../session.ts';
import { sessionWarningEn as en } from '../strings.en.ts';
import { sessionWarningEs as es } from '../strings.es.ts';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { SessionWarning } from './session-warning.view.tsx';

interface Options {
  seconds?: number;
  responses?: Record<string, FakeResponse>;
  language?: 'en' | 'es';
}

async function open({ seconds = 90, responses = {}, language = 'en' }: Options = {}) {
  const device = new TestDevice();
  const opened = openPage({ device, language, services: new FakeServices(responses) });
  await signInCustomer(opened.visitor, { seconds });
  const onSignOut = vi.fn();
  const warning = (
    <SessionWarning
      host={opened.host}
      labels={language === 'es' ? es : en}
      warningSeconds={120}
      signInPage="/sign-in"
      onSignOut={onSignOut}
    />
  );
  const rendered = await renderInShadowRoot(warning);
  /** The page's clock is the device's: the widget reads it when the page becomes visible again. */
  const passes = (passed: number) => {
    device.now += passed * 1000;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...opened, ...rendered, warning, device, passes, onSignOut };
}

const asking = (labels = en) => page.getByRole('dialog', { name: labels.warningTitle });
const ended = () => page.getByRole('dialog', { name: en.endedTitle });
const button = (name: string) => page.getByRole('button', { name });
const dialogs = () => page.getByRole('dialog').elements().length;

test('asks before the session ends, shows the time left, and takes the focus', async () => {
  const { focused, violations } = await open();
  await expect.element(asking()).toBeVisible();
  expect(focused()?.textContent).toBe(en.warningTitle);
  await expect.element(page.getByRole('timer')).toHaveTextContent('we will sign you out in 1 minute, 30 seconds.');
  await expect.element(page.getByRole('status')).toHaveTextContent('in 1 minute, 30 seconds.');
  expect(await violations()).toEqual([]);
  // The dialog must be answered, not dismissed.
  await userEvent.keyboard('{Escape}');
  expect(dialogs()).toBe(1);
});

test('asks in Spanish', async () => {
  await open({ language: 'es', seconds: 60 });
  await expect.element(asking(es)).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent('cerraremos su sesión en 1 minuto.');
});

test('shows nothing while more than two minutes are left, or when nobody is signed in', async () => {
  const { passes, device, visitor } = await open({ seconds: 200 });
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  onTestFinished(() => shown.mockRestore());
  passes(79);
  visitor.forget();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(shown).not.toHaveBeenCalled();
  await signInCustomer(visitor, { seconds: 60 });
  await expect.element(asking()).toBeVisible();
  expect(device.now).toBeGreaterThan(0);
});

test('keeps the customer signed in with one call, and asks again before the new end', async () => {
  const { services, visitor, passes } = await open();
  await expect.element(asking()).toBeVisible();
  await userEvent.click(button(en.stay));
  await expect.poll(dialogs).toBe(0);
  expect(services.requestsOf('extendSession')).toHaveLength(1);
  expect(visitor.expiryOf('customerSession')! - visitor.now()).toBeGreaterThan(120_000);
  passes(29 * 60);
  await expect.element(asking()).toBeVisible();
});

test('explains that the session cannot be extended when the service refuses, without a retry', async () => {
  const refusal = says({ isSuccess: false, message: 'Please sign in again.' });
  await open({ responses: { extendSession: refusal } });
  await expect.element(asking()).toBeVisible();
  await userEvent.click(button(en.stay));
  await expect.element(page.getByText(en.stayRefused)).toBeVisible();
  expect(button(en.stay).elements()).toEqual([]);
});

test('closes when another tab has kept the customer signed in', async () => {
  const { device, services, host } = await open();
  await expect.element(asking()).toBeVisible();
  const other = device.openTab({ brandCode: device.brandCode });
  await accountSession({ client: host.client, visitor: other }).extend();
  await expect.poll(dialogs).toBe(0);
  expect(services.requestsOf('extendSession')).toHaveLength(1);
});

test.each([
  ['cannot be reached', hangsUp, en.stayFailed],
  ['fails', says({ message: 'Not now' }, 501), en.stayFailed],
])('reports that the service %s, and keeps asking', async (_what, response, text) => {
  const { services } = await open({ responses: { extendSession: response } });
  await userEvent.click(button(en.stay));
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  delete services.responses.extendSession;
  await userEvent.click(button(en.stay));
  await expect.poll(dialogs).toBe(0);
});

test('shows the signed-out dialog when the service has ended the session', async () => {
  const { host } = await open({ responses: { extendSession: 'sessionEnded' } });
  await userEvent.click(button(en.stay));
  await expect.element(ended()).toHaveTextContent(en.rejectedText);
  await userEvent.click(page.getByRole('link', { name: en.signInAgain }));
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'signIn');
});

test('signs out when the customer chooses to leave', async () => {
  const { onSignOut, visitor } = await open();
  await userEvent.click(button(en.leave));
  expect(onSignOut).toHaveBeenCalledOnce();
  await expect.poll(dialogs).toBe(0);
  visitor.forget();
  await expect.poll(dialogs).toBe(0);
});

test('shows the signed-out dialog when the time is up, until the customer closes it', async () => {
  const { passes, visitor, violations, focused } = await open();
  await expect.element(asking()).toBeVisible();
  passes(91);
  await expect.element(ended()).toHaveTextContent(en.endedText);
  expect(visitor.read('customerSession')).toBeUndefined();
  expect(focused()?.textContent).toBe(en.endedTitle);
  expect(await violations()).toEqual([]);
  await userEvent.click(button(en.closeEnded));
  await expect.poll(dialogs).toBe(0);
});

test('opens no signed-out dialog if a widget of the page explains the end itself', async () => {
  const { warning, rerender, passes } = await open();
  await rerender(
    <>
      {warning}
      <SessionWarning {...warning.props} explainsEnd />
    </>,
  );
  await expect.element(asking()).toBeVisible();
  passes(91);
  await expect.poll(dialogs).toBe(0);
});

test('shows the signed-out dialog after the device has slept past the end', async () => {
  const { passes } = await open({ seconds: 1800 });
  // The machine has loaded by then.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  passes(90_000);
  await expect.element(ended()).toBeVisible();
});

test('extends the session without asking if too little time is left to answer', async () => {
  const { services } = await open({ seconds: 12 });
  await expect.poll(() => services.requestsOf('extendSession')).toHaveLength(1);
  expect(dialogs()).toBe(0);
});

test('only the first of two widgets shows the dialog, and the second once the first is removed', async () => {
  const { warning, rerender } = await open();
  await rerender(
    <>
      <div key="first">{warning}</div>
      <div key="second">{warning}</div>
    </>,
  );
  await expect.poll(dialogs).toBe(1);
  await rerender(<div key="second">{warning}</div>);
  await expect.poll(dialogs).toBe(1);
});
