import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import type { PromptElement } from '#prompts/trigger';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { type AskedPolicy, policyOfIntent } from './policy-links.ts';
import { policyModalConfig } from './policy-modal.config.ts';
import { PolicyModal } from './policy-modal.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const startAddress = location.href;
beforeEach(() => {
  history.replaceState(history.state, '', startAddress);
});

interface PolicyModalOptions extends FakePageOptions {
  config?: z.input<typeof policyModalConfig>;
  /** The payload of the trigger. */
  asked?: AskedPolicy;
  labels?: Partial<typeof en>;
}

async function openPolicyModal({ config = {}, asked, labels = {}, ...options }: PolicyModalOptions = {}) {
  const opened = openPage(options);
  (opened.host.element as PromptElement).covermountPayload = asked;
  const texts = opened.host.language === 'es' ? es : en;
  const drawing = await renderInShadowRoot(
    <PolicyModal config={z.parse(policyModalConfig, config)} labels={{ ...texts, ...labels }} host={opened.host} />,
  );
  return { ...opened, ...drawing };
}

/** A link of the page, or of another widget on it. */
function addLink(href: string, parent: ParentNode & Node = document.body) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = `Link to ${href}`;
  parent.append(link);
  onTestFinished(() => link.remove());
  return link;
}

const dialog = (name: string) => page.getByRole('dialog', { name });

describe('a link', () => {
  test.each([
    ['#privacy-policy', en.privacyTitle, en.privacyText, 'privacy'],
    ['#sms-policy', en.smsTitle, en.smsText, 'sms'],
    ['#consent-policy', en.consentTitle, en.consentText, 'consent'],
  ])('opens the policy of %s, which Escape closes, and gets the focus back', async (href, title, text, policy) => {
    const { violations, events, outcomes } = await openPolicyModal();
    const link = addLink(href);
    link.focus();
    await userEvent.keyboard('{Enter}');
    for (const paragraph of text.split('\n\n')) await expect.element(dialog(title)).toHaveTextContent(paragraph);
    expect(await violations()).toEqual([]);
    expect(location.href).toBe(startAddress);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(title)).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: `Link to ${href}` })).toHaveFocus();
    expect(events).toEqual([{ event: 'Policy Opened', data: { policy } }]);
    expect(outcomes).toEqual(['closed']);
  });

  test('opens its policy from the shadow root of another widget', async () => {
    await openPolicyModal();
    const other = document.createElement('div');
    document.body.append(other);
    onTestFinished(() => other.remove());
    addLink('#sms-policy', other.attachShadow({ mode: 'open' }));
    await page.getByRole('link', { name: 'Link to #sms-policy' }).click();
    await expect.element(dialog(en.smsTitle)).toBeVisible();
    await page.getByRole('button', { name: en.close }).click();
    await expect.element(dialog(en.smsTitle)).not.toBeInTheDocument();
  });

  test('opens the policy instead of the page whose address is configured', async () => {
    await openPolicyModal({ config: { privacyLink: '/privacy' } });
    addLink(`${location.origin}/privacy`);
    await page.getByRole('link').click();
    await expect.element(dialog(en.privacyTitle)).toBeVisible();
  });

  test.each([
    ['a new tab', { ctrlKey: true }],
    ['a new window', { shiftKey: true }],
    ['another button', { button: 1 }],
  ])('is left to the browser for %s', async (_what, init) => {
    await openPolicyModal();
    const link = addLink('#privacy-policy');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    let wasPrevented: boolean | undefined;
    // After the widget, to prevent a navigation that would run these tests again.
    const afterWidget = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', afterWidget, { once: true });
    link.dispatchEvent(press);
    expect(wasPrevented).toBe(false);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  test('opens nothing when the page handles the press, or the link belongs to no policy', async () => {
    await openPolicyModal({ config: { smsLink: '' } });
    const handled = addLink('#privacy-policy');
    handled.addEventListener('click', (event) => event.preventDefault());
    for (const link of [handled, addLink('#sms-policy'), addLink('#else')]) link.click();
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  test('is matched to its policy when the visitor points at it', () => {
    const links = { privacyLink: '#privacy-policy', smsLink: '', consentLink: '' };
    const found: unknown[] = [];
    const listen = (event: Event) => void found.push(policyOfIntent(event, links));
    document.addEventListener('pointerover', listen);
    onTestFinished(() => document.removeEventListener('pointerover', listen));
    for (const link of [addLink('#privacy-policy'), addLink('#else')])
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(found).toEqual(['privacy', undefined]);
  });
});

describe('the dialog', () => {
  test('opens with the policy of its trigger, in the language of the page', async () => {
    const { violations } = await openPolicyModal({ language: 'es', asked: { policy: 'consent' } });
    await expect.element(dialog(es.consentTitle)).toHaveTextContent(es.consentText.split('\n\n')[0]!);
    expect(await violations()).toEqual([]);
  });

  test('opens when the page’s own address names a policy, and again only for a new address', async () => {
    await openPolicyModal();
    location.hash = '#sms-policy';
    await expect.element(dialog(en.smsTitle)).toBeVisible();
    await page.getByRole('button', { name: en.close }).click();
    await expect.element(dialog(en.smsTitle)).not.toBeInTheDocument();
    expect(location.hash).toBe('');
    location.hash = '#sms-policy';
    await expect.element(dialog(en.smsTitle)).toBeVisible();
  });

  test('closes when Back leaves the address that opened it', async () => {
    await openPolicyModal();
    location.hash = '#sms-policy';
    await expect.element(dialog(en.smsTitle)).toBeVisible();
    history.back();
    await expect.element(dialog(en.smsTitle)).not.toBeInTheDocument();
  });

  test('shows the author’s rich text with its links, and no script', async () => {
    const { root } = await openPolicyModal({
      asked: { policy: 'privacy' },
      labels: {
        privacyTitle: 'Our privacy',
        privacyText:
          'First.\n\nSee the <a href="/privacy">whole policy</a>.<script>alert(1)</script><img src=x onerror=alert(1)>',
      },
    });
    await expect.element(dialog('Our privacy')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'whole policy' })).toHaveAttribute('href', '/privacy');
    expect(root.querySelector('script, img')).toBeNull();
  });

  test('renders nothing until a policy is requested', async () => {
    const { container, outcomes } = await openPolicyModal();
    expect(container.textContent).toBe('');
    expect(outcomes).toEqual([]);
  });

  test('shows another policy instead when a link in the dialog is pressed', async () => {
    await openPolicyModal({
      asked: { policy: 'privacy' },
      labels: { privacyText: 'See our <a href="#sms-policy">text message policy</a>.' },
    });
    await page.getByRole('link', { name: 'text message policy' }).click();
    await expect.element(dialog(en.smsTitle)).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  });
});
