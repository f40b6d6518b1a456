import type { Covermount } from '#embed/loader/public';
import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

const form =
  '<cover-zip-form id="form" quote-page="/quote-flow.html"><a href="/quote-flow.html">Get a quote</a></cover-zip-form>';

test.describe('elements', () => {
  test('a custom element and a plain element behave the same', whenAffected, async ({ visitor }) => {
    await visitor.opens('/plain-elements.html');
    await visitor.within('[data-covermount=zip-form]').seesZipForm();
    await expect(visitor.button('Start my quote')).toBeVisible();
    await visitor.scrollsTo('[data-covermount=quote-flow]');
    await visitor.within('[data-covermount=quote-flow]').answersDriver();
  });

  test('elements added later are found, also deep in other content', async ({ visitor, author, page }) => {
    await visitor.opens(await author.publishes({ body: '<main></main>' }));
    await page.evaluate(() => {
      document.querySelector('main')!.innerHTML =
        '<section><cover-zip-form id="one"></cover-zip-form></section><section><div><div id="two" data-covermount="zip-form"></div></div></section>';
      const late = document.createElement('div');
      late.id = 'three';
      document.querySelector('main')!.append(late);
      late.dataset.covermount = 'zip-form';
    });
    for (const id of ['one', 'two', 'three']) await visitor.within(`#${id}`).seesZipForm();
  });

  test('a removed element is cleaned up, and starts again when it is put back', async ({
    visitor,
    author,
    page,
    watch,
  }) => {
    await visitor.opens(await author.publishes({ body: form }));
    await visitor.typesZip('787');
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await page.evaluate(async () => {
      const element = document.querySelector('#form')!;
      element.remove();
      await new Promise(requestAnimationFrame);
      Object.assign(window, {
        leftInIt: [element.shadowRoot?.querySelectorAll('input').length, element.hasAttribute('data-cover-drawn')],
      });
      document.body.append(element);
    });
    expect(await page.evaluate(() => (window as unknown as { leftInIt: unknown[] }).leftInIt)).toEqual([0, false]);
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(2);
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/#driver1$/);
  });

  for (const tag of [
    '<cover-quote-flow id="flow"><p>Call.</p></cover-quote-flow>',
    '<div id="flow" data-covermount="quote-flow"><p>Call.</p></div>',
  ]) {
    test(`a moved ${tag.slice(0, 5)}… keeps the typed text`, async ({ visitor, author, page, watch }) => {
      const { texts } = visitor;
      await visitor.opens(await author.publishes({ body: `${tag}<main></main>` }));
      await visitor.seesStep(texts.driverTitle);
      await visitor.typesName();
      await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('#flow')!));
      await expect(visitor.field(texts.lastName)).toHaveValue(visitor.person.lastName);
      await visitor.field(texts.lastName).focus();
      await page.evaluate(() => {
        const element = document.querySelector('#flow')!;
        (document.body as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
      });
      await expect(visitor.field(texts.lastName)).toBeFocused();
      await expect(visitor.field(texts.lastName)).toHaveValue(visitor.person.lastName);
      await visitor.typesBirthDate();
      await visitor.goesOn();
      await visitor.arrivesAt(texts.contactTitle);
      // The element is moved as early as its first paint.
      expect(watch.eventsNamed('ready')).toHaveLength(1);
    });
  }

  test('an element in a second shadow root works', async ({ visitor, author, page, watch }) => {
    await visitor.opens(await author.publishes({ body: '<site-card></site-card>' }));
    await page.evaluate(() => {
      customElements.define(
        'site-card',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML = '<cover-quote-flow><p>Call.</p></cover-quote-flow>';
          }
        },
      );
    });
    await visitor.answersDriver();
    expect(watch.eventsNamed('step')[0]).toMatchObject({ target: 'site-card', bubbles: true, composed: true });
  });

  test('an element without isolation renders into itself and works', async ({ visitor, author, page }) => {
    await visitor.opens(
      await author.publishes({ body: '<cover-quote-flow isolation="light"><p>Call.</p></cover-quote-flow>' }),
    );
    await visitor.seesStep(visitor.texts.driverTitle);
    expect(await page.evaluate(() => document.querySelector('cover-quote-flow')!.shadowRoot)).toBeNull();
    await expect(page.locator('cover-quote-flow > .cover-root')).toBeVisible();
    await visitor.doesNotSee('Call.');
    await visitor.answersDriver();
    await visitor.answersContact();
  });
});

test.describe('loading', () => {
  const below = (load: string) =>
    `<div style="block-size: 4000px"></div><cover-zip-form id="form" ${load}><a href="/x">Get a quote</a></cover-zip-form>`;

  test('a widget below the fold loads nothing until the visitor scrolls near', async ({ visitor, author, watch }) => {
    await visitor.opens(await author.publishes({ body: below('') }));
    await visitor.hasReceivedTheWholeWidget();
    expect(watch.addresses.filter((address) => address.includes('/covermount/chunks/'))).toEqual([]);
    await visitor.scrollsTo('#form');
    await visitor.seesZipForm();
  });

  test('load="eager" and "idle" load a widget below the fold', async ({ visitor, author, watch }) => {
    for (const load of ['load="eager"', 'load="idle"']) {
      await visitor.opens(await author.publishes({ body: below(load) }, `/${load.slice(6, 10)}.html`));
      await expect(visitor.page.locator('#form').getByText(visitor.zipTexts.zipHint)).toBeAttached();
    }
    expect(watch.eventsNamed('error')).toEqual([]);
  });

  test('load="interaction" waits for the first interaction', async ({ visitor, author, page, watch }) => {
    const body = '<cover-zip-form id="form" load="interaction"><a href="#x">Get a quote</a></cover-zip-form>';
    await visitor.opens(await author.publishes({ body }));
    await visitor.hasReceivedTheWholeWidget();
    expect(watch.addresses.filter((address) => address.includes('/covermount/chunks/'))).toEqual([]);
    await page.getByRole('link', { name: 'Get a quote' }).hover();
    await visitor.seesZipForm();
  });
});

test.describe('the module', () => {
  test('mounts, updates without losing typed text, and unmounts', whenAffected, async ({ visitor, author, page }) => {
    await visitor.opens(await author.publishes({ body: '<div id="place"><p>Call us.</p></div>', withoutScript: true }));
    await page.evaluate(async () => {
      const address = '/covermount/covermount.js';
      const { mount, ready, version } = (await import(address)) as Covermount;
      const element = document.querySelector<HTMLElement>('#place')!;
      const handle = mount('zip-form', element, { quotePage: '/quote-flow.html' });
      await ready(element);
      Object.assign(window, { handle, version, isSame: handle.element === element });
    });
    expect(await page.evaluate(() => (window as unknown as { isSame: boolean }).isSame)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { version: string }).version)).toMatch(/^\d+\.\d+\.\d+/);
    await visitor.typesZip('787');
    await visitor.doesNotSee('Call us.');
    await page.evaluate(() => {
      const { handle } = window as unknown as { handle: { update(config: object): void } };
      handle.update({ labels: { submit: 'Now then' }, language: 'en' });
    });
    await expect(visitor.button('Now then')).toBeVisible();
    await expect(visitor.zipField).toHaveValue('787');
    await page.evaluate(() => (window as unknown as { handle: { unmount(): void } }).handle.unmount());
    await visitor.sees('Call us.');
    await expect(visitor.zipField).toBeHidden();
    const refusal = await page.evaluate(async () => {
      const address = '/covermount/covermount.js';
      const { mount } = (await import(address)) as Covermount;
      try {
        mount('zipform', document.body);
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toMatch(/widget "zipform" is not one of/i);
  });

  test('a changed attribute applies without losing typed text', async ({ visitor, author, page }) => {
    await visitor.opens(await author.publishes({ body: form }));
    await visitor.typesZip('787');
    await page.evaluate(() => document.querySelector('#form')!.setAttribute('language', 'es'));
    const spanish = visitor.speaking('es');
    await spanish.seesZipForm();
    await expect(spanish.zipField).toHaveValue('787');
  });
});

test.describe('events', () => {
  test(
    'events bubble, cross shadow roots, and carry the documented detail',
    whenAffected,
    async ({ visitor, watch }) => {
      await visitor.opens('/quote-flow.html');
      await visitor.answersDriver();
      await visitor.answersContact();
      const seen = watch.events.filter(({ name }) => name !== 'covermount:track');
      expect(seen).toEqual(
        [
          ['covermount:ready', { widget: 'quote-flow' }],
          ['covermount:step', { widget: 'quote-flow', step: 'driver', stage: 'quote', progress: 0 }],
          ['covermount:step', { widget: 'quote-flow', step: 'contact', stage: 'quote', progress: 10 }],
          ['covermount:step', { widget: 'quote-flow', step: 'details', stage: 'quote', progress: 20 }],
        ].map(([name, detail]) => ({ name, detail, target: 'cover-quote-flow', bubbles: true, composed: true })),
      );
      const tracked = watch.eventsNamed('track').map(({ detail }) => detail);
      expect(tracked).not.toEqual([]);
      expect(tracked).toEqual(
        tracked.map(() => expect.objectContaining({ widget: 'quote-flow', event: expect.any(String) })),
      );
    },
  );

  test('a page can cancel a navigation and navigate itself', async ({ visitor, author, page, watch, sandbox }) => {
    await visitor.opens(await author.publishes({ body: form }));
    await page.evaluate(() => addEventListener('covermount:navigate', (event) => event.preventDefault()));
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect
      .poll(() => watch.eventsNamed('navigate').map(({ detail }) => detail))
      .toEqual([{ widget: 'zip-form', url: `${sandbox.url}/quote-flow.html#driver1`, reason: 'quote' }]);
    expect(watch.eventsNamed('complete').map(({ detail }) => detail)).toEqual([
      { widget: 'zip-form', outcome: 'served' },
    ]);
    await expect(page).toHaveURL(/\/authored\.html$/);
  });

  test(
    'no navigation goes to an origin that the page does not trust',
    whenAffected,
    async ({ visitor, author, page, watch }) => {
      const body = '<cover-zip-form quote-page="https://elsewhere.example/quote"></cover-zip-form>';
      await visitor.opens(await author.publishes({ body }));
      await visitor.typesZip(visitor.person.zip);
      await visitor.asksForQuotes();
      await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['navigation']);
      await expect(page).toHaveURL(/\/authored\.html$/);
    },
  );
});
