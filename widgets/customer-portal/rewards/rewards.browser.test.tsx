import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { en } from '../strings.en.ts';
import { button, dialog, openTab, text } from '../testing/open-tab.tsx';
import type { RewardsConfig } from './rewards.config.ts';
import { RewardsTab } from './rewards.view.tsx';
import { answerSocialReturn, socialChannel } from './social-return.ts';

const config: Partial<RewardsConfig> = {
  waysToEarn: [{ title: 'Pay on time', text: 'Before the due date.', points: 250 }],
  giftCards: [
    {
      name: '$10 gift card',
      image: '',
      redeemType: 'GC10',
      points: 1000,
      disclaimers: ['No cash.', 'Valid in the US.'],
    },
    { name: '$25 gift card', image: '', redeemType: 'GC25', points: 2500, disclaimers: [] },
  ],
  instagram: { url: '/social/instagram', clientId: 'ig-1', scope: 'basic' },
  facebook: { url: '/social/facebook', clientId: '', scope: '' },
};

const open = (options: Parameters<typeof openTab>[1] = {}) =>
  openTab(RewardsTab, { ...options, config: { ...config, ...options.config } });

const redeem = () => button(format(en['rewards.redeemNamed'], { card: '$10 gift card' }));
const code = 'GIFT-4711-0815';

/** Collects the idempotency keys of redemptions that reached the service. */
function withKeys(services: FakeServices) {
  const keys: (string | null)[] = [];
  const { fetch } = services;
  Object.assign(services, {
    fetch: (input: Request) => {
      if (input.url.includes('/loyalty/redeem')) keys.push(input.headers.get('idempotency-key'));
      return fetch(input);
    },
  });
  return keys;
}

describe('points and tier', () => {
  test.each(['en', 'es'] as const)('points, tier, ways to earn, gift cards and history show (%s)', async (language) => {
    const { labels, violations } = await open({ language });
    await expect.element(page.getByText('1,250', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Rewards', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '93');
    await page.getByText(labels['rewards.earnTitle']).click();
    await expect.element(text('Pay on time')).toBeVisible();
    await page.getByText(labels['rewards.historyTitle']).click();
    await expect.element(page.getByRole('heading', { name: labels['rewards.redeemed'] })).toBeVisible();
    await expect.element(text(format(labels['rewards.entryPin'], { pin: '4711' }))).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('a tier that the page does not configure shows the service’s name, and no configured tier is marked', async () => {
    const ledgers = {
      balance: { currentBalance: 10 },
      lifetime: { currentBalance: 6000, currentTier: { name: 'Diamond' } },
    };
    const loadLoyalty = says({ isSuccess: true, programs: [{ name: 'Lone Star Points', subLedgers: ledgers }] });
    const { container } = await open({ services: new FakeServices({ loadLoyalty }) });
    await expect.element(text('Diamond')).toBeVisible();
    await expect.element(text('Lone Star Points')).toBeVisible();
    expect(page.getByRole('progressbar').elements()).toEqual([]);
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  test('a customer who is not in the program sees a message instead of points and tier', async () => {
    const { violations } = await open({ services: new FakeServices({ loadLoyalty: 'none' }) });
    await expect.element(page.getByRole('heading', { name: en['rewards.noPartTitle'] })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('points and tier are loaded again after a failure; the end of the session is reported', async () => {
    const services = new FakeServices({ loadLoyalty: hangsUp });
    const { ends, unmount } = await open({ services });
    await expect.element(text(en.failedTitle)).toBeVisible();
    services.respond('loadLoyalty', 'gold');
    await button(en.retry).click();
    await expect.element(page.getByText('1,250', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    expect(ends).toEqual([]);
    await unmount();

    const ended = await open({ services: new FakeServices({ loadLoyalty: 'sessionEnded' }) });
    await expect.poll(() => ended.ends.length).toBeGreaterThan(0);
  });
});

describe('a redemption', () => {
  test('takes points after a confirmation, shows the code, and stores, tracks and logs no code', async () => {
    const { services, events, failures, reported, device, focused, violations } = await open();
    await redeem().click();
    await expect.element(dialog(/1,000 points/)).toBeVisible();
    await expect.element(text('Valid in the US.')).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(services.requestsOf('redeemGiftCard')).toEqual([]);
    await button(en['rewards.confirm']).click();
    await expect.element(dialog(en['rewards.redeemedTitle'])).toBeVisible();
    await expect.element(text(code)).toBeVisible();
    expect(focused()?.textContent).toBe(en['rewards.redeemedTitle']);
    expect(await violations()).toEqual([]);
    services.respond('loadLoyalty', 'withoutTier');
    await button(en['rewards.done']).click();
    await expect.element(page.getByText('40', { exact: true })).toBeVisible();
    expect(text(code).elements()).toEqual([]);
    expect(events).toContainEqual({ event: 'Gift Card Redeemed', data: { points: 1000 } });
    expect(JSON.stringify([events, failures, reported, [...device.items.values()]])).not.toContain(code);
  });

  test('keeps the code when Escape closes its dialog: on the page, and after a reload with the same key', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const keys = withKeys(services);
    const { unmount, violations } = await open({ device, services });
    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(text(code)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(text(en['rewards.keptTitle'])).toBeVisible();
    expect(text(code).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    await button(en['rewards.keptShow']).click();
    await expect.element(text(code)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await unmount();
    await open({ device, services });
    await button(en['rewards.unfinishedAsk']).click();
    await expect.element(text(code)).toBeVisible();
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
    await button(en['rewards.done']).click();
    await expect.element(redeem()).toBeVisible();
  });

  test('marks the points as outdated until the new ones are loaded', async () => {
    const { services } = await open();
    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(text(code)).toBeVisible();
    services.respond('loadLoyalty', hangsUp);
    await button(en['rewards.done']).click();
    await expect.element(text(en['rewards.outdated'])).toBeVisible();
    services.respond('loadLoyalty', 'withoutTier');
    await button(en.retry).click();
    await expect.element(page.getByText('40', { exact: true })).toBeVisible();
    expect(text(en['rewards.outdated']).elements()).toEqual([]);
  });

  test('is not offered for a card that costs more than the balance', async () => {
    await open();
    await expect.element(redeem()).toBeVisible();
    expect(button(format(en['rewards.redeemNamed'], { card: '$25 gift card' })).elements()).toEqual([]);
    await expect.element(text('1,250 more points needed')).toBeVisible();
  });

  test('is retried with the same key after a lost response, also after a reload', async () => {
    const device = new TestDevice();
    const services = new FakeServices({ redeemGiftCard: hangsUp });
    const keys = withKeys(services);
    const { unmount } = await open({ device, services });
    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(dialog(en['rewards.undecidedTitle'])).toBeVisible();
    await unmount();

    await open({ device, services });
    services.respond('redeemGiftCard', 'withPin');
    await expect.element(text(en['rewards.unfinishedTitle'])).toBeVisible();
    await button(en['rewards.unfinishedAsk']).first().click();
    await expect.element(text(code)).toBeVisible();
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
    await button(en['rewards.done']).click();

    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(text(code)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['about an outage', 'The loyalty service is unavailable.', true],
    ['about the earlier request', 'Duplicate request.', true],
    ['about something else', 'You do not have enough points.', false],
  ])('a refusal %s, after a lost response, claims nothing about points', async (_what, message, isAskedAgain) => {
    const services = new FakeServices({ redeemGiftCard: hangsUp });
    const keys = withKeys(services);
    await open({ services });
    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(dialog(en['rewards.undecidedTitle'])).toBeVisible();
    services.respond('redeemGiftCard', says({ isSuccess: false, message }));
    const before = keys.length;
    await button(en['rewards.askAgain']).click();
    await expect.poll(() => keys.length).toBeGreaterThan(before);
    await expect.element(dialog(en[`rewards.${isAskedAgain ? 'undecided' : 'refused'}Title`])).toBeVisible();
    expect(text(en['rewards.nothingTaken']).elements()).toEqual([]);
    if (!isAskedAgain) return;
    services.respond('redeemGiftCard', 'withPin');
    await button(en['rewards.askAgain']).click();
    await expect.element(text(code)).toBeVisible();
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['is refused', 'none', 'This gift card is not available at the moment.'],
    [
      'is refused with 409',
      says({ isSuccess: false, message: 'This card is sold out.' }, 409),
      'This card is sold out.',
    ],
  ] as const)('shows why it %s, and that no points were taken', async (_what, redeemGiftCard, words) => {
    const { messages, logged, violations } = await open({ services: new FakeServices({ redeemGiftCard }) });
    await redeem().click();
    await button(en['rewards.confirm']).click();
    await expect.element(dialog(en['rewards.refusedTitle'])).toBeVisible();
    await expect.element(text(words)).toBeVisible();
    await expect.element(text(en['rewards.nothingTaken'])).toBeVisible();
    expect(messages).toEqual(['redemption_api_error']);
    await expect.poll(logged).toEqual(messages);
    expect(await violations()).toEqual([]);
  });
});

describe('the points history', () => {
  test('shows five rows, then more without a request, and keeps the focus on its buttons', async () => {
    const data = Array.from({ length: 40 }, (_, index) => ({
      transactionUUID: `t${index}`,
      type: 'addition',
      amount: 10 + index,
      ruleName: `Rule ${index}`,
    }));
    const { services, focused } = await open({
      services: new FakeServices({
        listLoyaltyTransactions: says({ isSuccess: true, message: '', hasMore: false, data }),
      }),
    });
    await page.getByText(en['rewards.historyTitle']).click();
    const rows = () => page.getByText(/^Rule \d+$/).elements().length;
    await expect.poll(rows).toBe(5);
    await button(format(en['rewards.showMoreOf'], { list: en['rewards.earned'] })).click();
    await expect.poll(rows).toBe(40);
    expect(focused()?.textContent).toBe(en['rewards.showLess']);
    await button(format(en['rewards.showLessOf'], { list: en['rewards.earned'] })).click();
    await expect.poll(rows).toBe(5);
    expect(focused()?.textContent).toBe(en['rewards.showMore']);
    expect(services.requestsOf('listLoyaltyTransactions')).toHaveLength(1);
  });

  test('requests the next fifty rows when all loaded rows are shown', async () => {
    const pageFrom = (first: number) =>
      Array.from({ length: 50 }, (_, index) => ({
        transactionUUID: `t${first + index}`,
        type: 'addition',
        amount: 10,
        ruleName: `Rule ${first + index}`,
      }));
    const services = new FakeServices({
      listLoyaltyTransactions: says({ isSuccess: true, message: '', hasMore: true, data: pageFrom(0) }),
    });
    await open({ services });
    await page.getByText(en['rewards.historyTitle']).click();
    const rows = () => page.getByText(/^Rule \d+$/).elements().length;
    const showMore = button(format(en['rewards.showMoreOf'], { list: en['rewards.earned'] }));
    await showMore.click();
    await expect.poll(rows).toBe(50);
    services.respond(
      'listLoyaltyTransactions',
      says({ isSuccess: true, message: '', hasMore: false, data: pageFrom(50) }),
    );
    await showMore.click();
    await expect.poll(rows).toBe(100);
    expect(services.requestsOf('listLoyaltyTransactions').map(({ query }) => query['offset'])).toEqual(['0', '50']);
    await expect.element(showMore).not.toBeInTheDocument();
  });
});

describe('a social network', () => {
  /** Opens an iframe in place of the pop-up, whose window is the source of the messages. */
  function popup() {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const opened = vi.spyOn(window, 'open').mockReturnValue(frame.contentWindow);
    onTestFinished(() => opened.mockRestore());
    const child = frame.contentWindow!;
    const address = () => new URL(String(opened.mock.calls.at(-1)?.[0]));
    return {
      address,
      /** The visitor closes the window. */
      close: () => frame.remove(),
      state: () => address().searchParams.get('state')!,
      /** A message with the pop-up as its source. */
      says: (data: unknown, { origin = location.origin, source = child }: Partial<MessageEventInit> = {}) =>
        dispatchEvent(new MessageEvent('message', { data, origin, source })),
    };
  }
  const connect = () => button(en['rewards.connect.instagram']);

  test('is connected only by a message from its own pop-up and this origin', async () => {
    const { services, events, violations } = await open();
    const { address, state, says: posts } = popup();
    await connect().click();
    expect(address().pathname).toBe('/social/instagram');
    expect(Object.fromEntries(address().searchParams)).toMatchObject({ client_id: 'ig-1', response_type: 'code' });
    const answer = { type: socialChannel, state: state(), isAllowed: true };
    posts(answer, { origin: 'https://stranger.example' });
    posts(answer, { source: window });
    posts({ ...answer, state: 'covermount-0' });
    await expect.element(text(en['rewards.connecting'])).toBeVisible();
    expect(services.requestsOf('connectSocial')).toEqual([]);
    const loaded = services.requestsOf('loadLoyalty').length;
    posts(answer);
    await expect.element(text(format(en['rewards.connected'], { network: 'Instagram' }))).toBeVisible();
    // The points are loaded again, and cannot be earned twice.
    await expect.poll(() => services.requestsOf('loadLoyalty').length).toBe(loaded + 1);
    await expect.element(connect()).not.toBeInTheDocument();
    posts(answer);
    expect(services.requestsOf('connectSocial').map(({ query }) => query['type'])).toEqual(['IGConnect']);
    expect(events).toContainEqual({ event: 'Social Network Connected', data: { network: 'instagram' } });
    expect(await violations()).toEqual([]);
  });

  test('shows that its pop-up was blocked, or its sign-in denied', async () => {
    const { messages, logged } = await open();
    const blocked = vi.spyOn(window, 'open').mockReturnValue(null);
    await connect().click();
    await expect.element(text(en['rewards.social.blocked'])).toBeVisible();
    blocked.mockRestore();
    const { state, says: posts } = popup();
    await connect().click();
    posts({ type: socialChannel, state: state(), isAllowed: false });
    await expect.element(text(format(en['rewards.social.denied'], { network: 'Instagram' }))).toBeVisible();
    expect(messages).toEqual(['authentication error for Instagram']);
    await expect.poll(logged).toEqual(messages);
  });

  test('logs a cancelled sign-in, and points that the service did not give', async () => {
    const services = new FakeServices({ connectSocial: hangsUp });
    const { messages, logged } = await open({ services });
    const { close } = popup();
    await connect().click();
    close();
    await expect.element(text(format(en['rewards.social.closed'], { network: 'Instagram' }))).toBeVisible();
    const { state, says: posts } = popup();
    await connect().click();
    posts({ type: socialChannel, state: state(), isAllowed: true });
    await expect.element(button(en.retry)).toBeVisible();
    expect(messages).toEqual(['authentication error for Instagram', 'social connect api error for IGConnect']);
    await expect.poll(logged).toEqual(messages);
  });

  test('is connected by a pop-up that only looks closed, and nothing is logged', async () => {
    const { messages, violations } = await open();
    const { state, close } = popup();
    await connect().click();
    close();
    await expect.element(text(format(en['rewards.social.closed'], { network: 'Instagram' }))).toBeVisible();
    expect(await violations()).toEqual([]);
    const channel = new BroadcastChannel(socialChannel);
    onTestFinished(() => channel.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage({ type: socialChannel, state: state(), isAllowed: true });
    await expect.element(text(format(en['rewards.connected'], { network: 'Instagram' }))).toBeVisible();
    expect(text(en['rewards.social.closed']).elements()).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('is not offered where the page disables it', async () => {
    await open({ config: { socialConnect: false } });
    await expect.element(redeem()).toBeVisible();
    expect(text(en['rewards.socialTitle']).elements()).toEqual([]);
  });

  test('returns to the portal in its pop-up, which informs its opener, drops its code and closes', () => {
    const posted: unknown[] = [];
    const replaced: unknown[] = [];
    const close = vi.fn();
    const at = (search: string) =>
      ({
        location: {
          href: `https://www.agency.example/portal${search}`,
          pathname: '/portal',
          origin: 'https://www.agency.example',
        },
        history: { state: null, replaceState: (...call: unknown[]) => void replaced.push(call[2]) },
        opener: { postMessage: (...call: unknown[]) => void posted.push(call) },
        close,
      }) as unknown as Window;
    expect(answerSocialReturn(at('?tabid=rewards&code=secret&state=covermount-1'))).toBe(true);
    expect(posted).toEqual([
      [{ type: socialChannel, state: 'covermount-1', isAllowed: true }, 'https://www.agency.example'],
    ]);
    expect(replaced).toEqual(['/portal?tabid=rewards']);
    expect(close).toHaveBeenCalledOnce();
    expect(answerSocialReturn(at('?error=access_denied&state=covermount-1'))).toBe(true);
    expect(posted[1]).toMatchObject([{ isAllowed: false }, 'https://www.agency.example']);
    expect(answerSocialReturn(at('?code=lead&state=other'))).toBe(false);
    expect(answerSocialReturn(at('?tabid=rewards'))).toBe(false);
  });
});
