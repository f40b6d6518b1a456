import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { I, openFlow } from '../testing/open-flow.tsx';
import { exampleView } from './results.example-view.tsx';
import { agentQuote, exampleConfig } from './results.examples.ts';

const contact = { status: 'offering', quote: agentQuote } as const;
const dialog = () => page.getByRole('dialog', { name: `Talk to an agent about ${agentQuote.carrierName}` });
const within = (name: string | RegExp) => dialog().getByRole('button', { name });

describe('reaching an agent', () => {
  test('offers every way to reach an agent, with the quote’s number', async () => {
    const actions = { onCall: vi.fn(), onText: vi.fn(), onChat: vi.fn() };
    const { violations } = await renderInShadowRoot(exampleView({ contact, ...actions }));
    await expect.element(dialog()).toHaveTextContent('Your quote number is Q-884204.');
    await expect
      .element(dialog().getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
    expect(await violations()).toEqual([]);
    await within('Have an agent call me').click();
    await within('Text me this quote').click();
    await within('Chat now').click();
    expect(actions.onCall).toHaveBeenCalledExactlyOnceWith(agentQuote, 'desktop');
    expect(actions.onText).toHaveBeenCalledExactlyOnceWith(agentQuote);
    expect(actions.onChat).toHaveBeenCalledExactlyOnceWith(agentQuote);
  });

  test.each([
    [
      'outside the hours of calls',
      { config: { ...exampleConfig, callStart: 13, callEnd: 18 } },
      ['Text me this quote', 'Chat now'],
    ],
    [
      'when the page has no chat',
      { config: { ...exampleConfig, chatPage: '' } },
      ['Have an agent call me', 'Text me this quote'],
    ],
    ['when no agent is free to chat', { agentsAreIdle: false }, ['Have an agent call me', 'Text me this quote']],
  ])('offers only the available ways %s', async (_, props, offered) => {
    await renderInShadowRoot(exampleView({ contact, ...props }));
    await expect.element(dialog()).toBeVisible();
    const names = dialog()
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
    expect(names.filter((name) => /me|now/.test(name))).toEqual(offered);
  });

  test('shows the hours of agents and of calls in the agency’s time zone', async () => {
    const config = { ...exampleConfig, nonOnlineBuyTimer: true, nonOnlineBuyEnd: 13, callStart: 9, callEnd: 18 };
    await renderInShadowRoot(exampleView({ contact, config }));
    await expect
      .element(dialog())
      .toHaveTextContent(
        'Agents sell this policy today from 8 AM to 1 PM, Central Time. Calls are answered from 9 AM to 6 PM, Central Time.',
      );
  });

  test('the agent dialog can be closed', async () => {
    const onCloseContact = vi.fn();
    await renderInShadowRoot(exampleView({ contact, onCloseContact }));
    await within('Back to my quotes').click();
    expect(onCloseContact).toHaveBeenCalledOnce();
  });
});

test('a chat that is requested on a page without one shows the other ways to reach an agent', async () => {
  const services = new FakeServices({ getResults: 'allCarriers' });
  const { host, violations } = await openFlow({ at: 'policy', services, config: { chatPage: '' } });
  await I.pickACoverage();
  await page
    .getByRole('button', { name: /^Chat(?: to buy)?: / })
    .first()
    .click();
  const offer = page.getByRole('dialog', { name: /^Talk to an agent about / });
  await expect.element(offer.getByRole('button', { name: 'Have an agent call me' })).toBeVisible();
  await expect.element(offer.getByRole('button', { name: 'Chat now' })).not.toBeInTheDocument();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});
