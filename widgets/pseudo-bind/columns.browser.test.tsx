import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { exampleConfig, withCarrier } from './pseudo-bind.examples.ts';
import { en } from './strings.en.ts';
import { I, openPseudoBind } from './testing/open-pseudo-bind.ts';

const columnOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
};

describe('on a wide page', () => {
  test('the progress and the verification message have the edges of the section', async () => {
    await page.viewport(1280, 844);
    onTestFinished(() => page.viewport(390, 844));
    const services = new FakeServices({ searchVerifications: 'verified' });
    const { sees, container } = await openPseudoBind({
      at: 'questions',
      services,
      config: { ...withCarrier({ hideAdditionalDriverSection: true }), questions: [], verificationPollDelay: 0.05 },
    });
    services.responses.searchVerifications = says([
      { TransactionId: 'transaction-1', 'Email Code Status 1': 'yes', 'Text Code Status 1': 'yes' },
    ]);
    const partOf = (selector: string) => columnOf(container.querySelector(selector)!);
    await sees(en.questionsTitle);
    expect(partOf('.cover-progress')).toEqual(partOf('[part~="question"]'));
    await I.press(en.submit);
    await sees('Thank you, Alex. We have your answers');
    const message = page.getByText(en['verification.verifiedText']);
    await expect.element(message).toBeVisible();
    expect(columnOf(message.element().closest('[part~="notice"]')!)).toEqual(partOf('.cover-bind-page'));
    expect(partOf('.cover-bind-summary')[0]).toBeGreaterThan(partOf('.cover-bind-page')[1]!);
  });
});

describe('on a phone', () => {
  test('a long email address in the summary is not wider than the page', async () => {
    const body = loadBindQuoteExamples.response.maximal.body as { transaction: { customer: object } };
    const email = `rowan.${'a'.repeat(40)}-${'b'.repeat(40)}@example.com`;
    const { sees, container } = await openPseudoBind({
      services: new FakeServices({
        searchVerifications: 'none',
        loadBindQuote: says({
          ...body,
          transaction: { ...body.transaction, customer: { ...body.transaction.customer, email } },
        }),
      }),
      config: exampleConfig,
    });
    await sees(en.driverTitle);
    await page.getByText(en.summaryTitle).click();
    await expect.element(page.getByText(email)).toBeVisible();
    expect(columnOf(page.getByText(email).element())[1]).toBeLessThanOrEqual(columnOf(container)[1]!);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});
