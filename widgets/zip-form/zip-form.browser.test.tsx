import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { cityByZipExamples } from '#services/address/city-by-zip.examples';
import { createGuestTokenExamples } from '#services/session/create-guest-token.examples';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { openVisitor } from '#visitor/visitor';
import { mount, ready } from '../covermount.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { zipFormConfig } from './zip-form.config.ts';
import { ZipForm } from './zip-form.view.tsx';

type Example = { status?: number; body: unknown };
const zips: Record<string, Example> = {
  '78701': cityByZipExamples.response.served,
  '90001': cityByZipExamples.response.servedInCalifornia,
  '99501': cityByZipExamples.response.notServed,
  '00000': cityByZipExamples.response.unknown,
  '00001': { body: { isSuccess: false, message: 'Zip code is not valid' } },
  '99502': { body: { isSuccess: false, message: 'We do not offer quotes in this area.' } },
  '99503': { body: { isSuccess: true, message: '', isQuoteAvaliable: false } },
  '99999': cityByZipExamples.response.unavailable,
  '78702': {
    body: {
      isQuoteAvailable: 'true',
      Addresses: [
        { zip: '78702-0001', state: 'tx', city: 'Austin' },
        { zip: 'none', state: 'TX', city: 'Austin' },
      ],
    },
  },
};

let asked: string[] = [];
let isDown = false;

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  isDown = false;
  openVisitor({ brandCode: 'default' }).forget();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    asked.push(url.pathname);
    if (isDown) throw new TypeError('Failed to fetch');
    const answer = url.pathname.endsWith('citybyzip')
      ? zips[url.searchParams.get('zip') ?? '']
      : (Object.values(createGuestTokenExamples.response)[0] as Example);
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 });
  });
});

afterEach(() => {
  for (const element of document.querySelectorAll('cover-zip-form, [data-covermount]')) element.remove();
  vi.unstubAllGlobals();
});

interface Seen {
  element: HTMLElement;
  wentTo: string[];
  outcomes: string[];
  errors: string[];
  tracked: unknown[];
}

/** An author's tag on a page that handles navigation itself. */
async function place(html: string): Promise<Seen> {
  const template = document.createElement('div');
  template.innerHTML = html;
  const element = template.firstElementChild as HTMLElement;
  const seen: Seen = { element, wentTo: [], outcomes: [], errors: [], tracked: [] };
  element.addEventListener('covermount:navigate', (event) => {
    event.preventDefault();
    const { pathname, hash, search } = new URL((event as CustomEvent<{ url: string }>).detail.url);
    seen.wentTo.push(pathname + search + hash);
  });
  element.addEventListener('covermount:complete', (event) => {
    seen.outcomes.push((event as CustomEvent<{ outcome: string }>).detail.outcome);
  });
  element.addEventListener('covermount:error', (event) => {
    seen.errors.push((event as CustomEvent<{ code: string }>).detail.code);
  });
  element.addEventListener('covermount:track', (event) => {
    const { event: name, data } = (event as CustomEvent<{ event: string; data?: unknown }>).detail;
    seen.tracked.push([name, data]);
  });
  document.body.append(element);
  await ready(element);
  return seen;
}

const zipField = () => page.getByLabelText('ZIP code');
const submit = () => page.getByRole('button', { name: 'See my quotes' });

describe('a visitor with a zip code', () => {
  test.each([
    ['78701', '', '/get-a-quote#driver1'],
    ['90001', '', '/get-a-quote#driver1'],
    ['90001', 'multi-experience', '/get-a-quote-ca#driver1'],
    ['78701', 'multi-experience', '/get-a-quote#driver1'],
    ['78701', 'quote-page="/quotes/start.html?from=home"', '/quotes/start.html?from=home#driver1'],
    ['90001', 'quotepage="/quotes/start.html" multiexperience="true"', '/quotes/start-ca.html#driver1'],
    ['99501', 'coming-soon-page="/coming-soon"', '/coming-soon'],
    ['99502', 'coming-soon-page="/coming-soon"', '/coming-soon'],
    ['99503', 'coming-soon-page="/coming-soon"', '/coming-soon'],
  ])('navigates from the zip code %s with the attributes "%s" to %s', async (zip, attributes, address) => {
    const { wentTo } = await place(`<cover-zip-form load="eager" ${attributes}></cover-zip-form>`);
    await zipField().fill(zip);
    await submit().click();
    await expect.poll(() => wentTo).toEqual([address]);
  });

  test('restores what was typed before a reload, and starts empty after a zip code was served', async () => {
    const { element } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await zipField().fill('787');
    element.remove();
    const { wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await expect.element(zipField()).toHaveValue('787');
    await zipField().fill('78701');
    await submit().click();
    await expect.poll(() => wentTo).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  test('says that there are no quotes in the state yet, and keeps the zip code', async () => {
    const { outcomes, tracked, wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await zipField().fill('99501');
    await submit().click();
    await expect.element(page.getByText('We do not have quotes in Anchorage, AK yet.')).toBeVisible();
    await expect.element(zipField()).toHaveValue('99501');
    await expect.poll(() => outcomes).toEqual(['notServed']);
    expect(tracked).toEqual([['Zip Not Served', { state: 'AK' }]]);
    expect(wentTo).toEqual([]);
  });

  test('says that there are no quotes in the area yet when the service names no city', async () => {
    const { outcomes, tracked, wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await zipField().fill('99502');
    await submit().click();
    await expect.element(page.getByText(en.notServedArea)).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => outcomes).toEqual(['notServed']);
    expect(tracked).toContainEqual(['Zip Not Served', {}]);
    expect(wentTo).toEqual([]);
  });

  test.each(['', '787', '00000', '00001'])(
    'shows a message for the zip code %j and returns the focus to the field on OK',
    async (zip) => {
      const { element } = await place('<cover-zip-form load="eager"></cover-zip-form>');
      await zipField().fill(zip);
      await submit().click();
      await expect.element(page.getByRole('dialog', { name: 'Please check your ZIP code' })).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      expect(element.shadowRoot?.activeElement).toBe(zipField().element());
      await expect
        .element(zipField())
        .toHaveAccessibleDescription(expect.stringContaining('You must enter a valid Zip Code'));
    },
  );

  test('accepts five digits and nothing else', async () => {
    await place('<cover-zip-form load="eager"></cover-zip-form>');
    await userEvent.type(zipField(), '7a8-70 123');
    await expect.element(zipField()).toHaveValue('78701');
  });

  test('lets the visitor retry after a failure', async () => {
    const { wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    isDown = true;
    await zipField().fill('78701');
    await submit().click();
    await expect.element(page.getByText('We could not check your ZIP code. Please try again.')).toBeVisible();
    isDown = false;
    await submit().click();
    await expect.poll(() => wentTo).toEqual(['/get-a-quote#driver1']);
  });

  test('shows the service’s message for a refusal that is not about the zip code, and a retry works', async () => {
    const { wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await zipField().fill('99999');
    await submit().click();
    await expect.element(page.getByText('Service is not available')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    zips['99999'] = cityByZipExamples.response.served;
    onTestFinished(() => void (zips['99999'] = cityByZipExamples.response.unavailable));
    await submit().click();
    await expect.poll(() => wentTo).toEqual(['/get-a-quote#driver1']);
  });

  test.each([
    ['that is malformed', { isQuoteAvaliable: 'perhaps' }, 200, 'We could not read the answer of our service.'],
    ['with status 410', {}, 410, 'Your session has expired. Please try again.'],
    ['with status 403', {}, 403, 'Our service could not accept your ZIP code.'],
    ['with status 503', { message: 'Object reference not set' }, 503, 'We could not check your ZIP code.'],
  ])('shows the cause after a response %s', async (_, body, status, words) => {
    await place('<cover-zip-form load="eager"></cover-zip-form>');
    zips['78799'] = { body, status };
    onTestFinished(() => void delete zips['78799']);
    await zipField().fill('78799');
    await submit().click();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('stops waiting when the quote page is not trusted', async () => {
    const { errors, wentTo } = await place(
      '<cover-zip-form load="eager" quote-page="https://quotes.stranger.example/"></cover-zip-form>',
    );
    await zipField().fill('78701');
    await submit().click();
    await expect.element(page.getByText(en.notOpened)).toBeVisible();
    await expect.element(submit()).not.toHaveAttribute('aria-busy', 'true');
    expect(errors).toEqual(['navigation']);
    expect(wentTo).toEqual([]);
  });

  test.each([
    ['the quotes (en)', 'en', en, 'submit'],
    ['previous quotes (en)', 'en', en, 'previousQuotes'],
    ['the quotes (es)', 'es', es, 'submit'],
    ['previous quotes (es)', 'es', es, 'previousQuotes'],
  ] as const)('offers the phone when the page of %s is not trusted', async (_, language, labels, pressed) => {
    const { host, services } = openPage({ language });
    services.respond('cityByZip', 'served');
    const config = z.parse(zipFormConfig, { quotePage: 'https://quotes.stranger.example/' });
    const { violations } = await renderInShadowRoot(<ZipForm config={config} labels={labels} host={host} />);
    await page.getByRole('textbox', { name: labels.zipLabel }).fill('78701');
    await page.getByRole('button', { name: labels[pressed], exact: true }).click();
    await expect.element(page.getByText(labels.notOpened)).toBeVisible();
    const call = page.getByRole('link', { name: format(labels.call, { phone: '512-555-0100' }) });
    await expect.element(call).toHaveAttribute('href', 'tel:+15125550100');
    expect(await violations()).toEqual([]);
    await page.getByRole('textbox', { name: labels.zipLabel }).fill('787');
    await expect.element(page.getByText(labels.notOpened)).not.toBeInTheDocument();
    await expect.element(call).not.toBeInTheDocument();
  });

  test('prefills the zip code on the next page', async () => {
    const first = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await zipField().fill('78701');
    await submit().click();
    await expect.poll(() => first.wentTo).toHaveLength(1);
    first.element.remove();
    await place('<cover-zip-form load="eager"></cover-zip-form>');
    await expect.element(zipField()).toHaveValue('78701');
  });
});

describe('before React', () => {
  test('keeps text, focus and caret from before hydration', async () => {
    const { element } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    expect(element.dataset.coverDrawn).toBe('');
    const isReady = new Promise((resolve) => element.addEventListener('covermount:ready', resolve, { once: true }));
    input.focus();
    input.value = '78';
    input.setSelectionRange(1, 1);
    await isReady;
    const now = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    expect(now).toBe(input);
    expect([now.value, now.selectionStart, element.shadowRoot?.activeElement]).toEqual(['78', 1, now]);
    await userEvent.keyboard('{End}701');
    await expect.element(zipField()).toHaveValue('78701');
  });

  test('sends a submit from before hydration', async () => {
    const { element, wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    input.value = '78701';
    (input.form as HTMLFormElement).requestSubmit();
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await expect.poll(() => wentTo).toEqual(['/get-a-quote#driver1']);
  });

  test('handles a press from before hydration', async () => {
    const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue(undefined);
    const { element } = await place(
      `<cover-zip-form load="eager" config='{"services":{"addressSearch":{"base":"/geocode"}}}'></cover-zip-form>`,
    );
    expect(element.dataset.coverDrawn).toBe('');
    element.shadowRoot?.querySelector<HTMLElement>('button[type=button]')?.click();
    expect(position).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('pointerover'));
    await expect.poll(() => position).toHaveBeenCalledOnce();
    position.mockRestore();
  });

  test('renders the first paint exactly as React does', async () => {
    const { element } = await place(
      `<cover-zip-form load="eager" language="es" previous-quotes="false" config='{"labels":{"submit":"Vamos"}}'></cover-zip-form>`,
    );
    const drawn = () => element.shadowRoot?.querySelector('.cover-root')?.innerHTML;
    const first = drawn();
    expect(first).toContain('Vamos');
    await new Promise((resolve) => {
      element.addEventListener('covermount:ready', resolve, { once: true });
      element.dispatchEvent(new Event('pointerover'));
    });
    expect(drawn()).toBe(first);
  });
});

describe('the author', () => {
  test('reads the quote page from a hidden input or from the authored form', async () => {
    for (const inside of ['<input type="hidden" name="quotePage" value="/hidden">', '<form action="/hidden"></form>']) {
      const { element, wentTo } = await place(`<cover-zip-form load="eager">${inside}</cover-zip-form>`);
      await zipField().fill('78701');
      await submit().click();
      await expect.poll(() => wentTo).toEqual(['/hidden#driver1']);
      element.remove();
    }
  });

  test('mounts on a plain element when custom elements are stripped', async () => {
    const { wentTo } = await place(
      `<div data-covermount="zip-form" data-load="eager" data-quote-page="/plain" data-config='{"labels":{"submit":"Go"}}'></div>`,
    );
    await zipField().fill('78701');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect.poll(() => wentTo).toEqual(['/plain#driver1']);
  });

  test('accepts a response in another shape, and warns the developer about what it ignored', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { element, errors, wentTo } = await place(
      '<cover-zip-form load="eager" use-location="false" debug></cover-zip-form>',
    );
    await zipField().fill('78702');
    await submit().click();
    await expect.poll(() => wentTo).toEqual(['/get-a-quote#driver1']);
    expect(errors).toEqual(['service']);
    await expect.poll(() => asked).toContain('/api/event/error');
    const problem = 'Addresses[1].zip is "none"; accepted is five digits';
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      `[covermount] <cover-zip-form>: cityByZip: 1 value of the response left out: ${problem}`,
    );
    const panel = () => element.shadowRoot?.querySelector('[data-cover-debug]')?.shadowRoot?.textContent;
    await expect.poll(() => panel()).toContain(`cityByZip: ${problem}`);
    warned.mockRestore();
  });

  test('navigates to the visitor’s previous quotes', async () => {
    const { wentTo } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    await page.getByRole('link', { name: 'See my previous quotes' }).click();
    await expect.poll(() => wentTo).toEqual(['/get-a-quote#previousQuotes']);
  });

  test('leaves a press that opens the previous quotes in a new tab to the browser', async () => {
    const { wentTo, tracked } = await place('<cover-zip-form load="eager"></cover-zip-form>');
    const link = page.getByRole('link', { name: 'See my previous quotes' });
    await expect.element(link).toBeVisible();
    expect(interceptedPresses(link.element())).toEqual([]);
    expect([wentTo, tracked]).toEqual([[], []]);
  });

  test('keeps typed text when the configuration changes', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const handle = mount('zip-form', host, { labels: { submit: 'One' } });
    await ready(host);
    await zipField().fill('787');
    await expect.element(page.getByRole('button', { name: 'One' })).toBeVisible();
    await expect.poll(() => host.shadowRoot?.querySelector('input')?.value).toBe('787');
    handle.update({ labels: { submit: 'Two' } });
    await expect.element(page.getByRole('button', { name: 'Two' })).toBeVisible();
    await expect.element(zipField()).toHaveValue('787');
    handle.unmount();
    expect(host.shadowRoot?.querySelector('input')).toBeNull();
    host.remove();
  });
});
