import { expect, type Page } from '@playwright/test';
import { Purchase } from '../../browser/model/purchase.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** A purchase whose texts are so long that buttons are pressed by keyboard. */
export class HostilePurchase extends Purchase {
  constructor(
    private readonly page: Page,
    texts: Purchase['texts'],
  ) {
    super(page);
    Object.assign(this, { texts });
  }

  async goesOn(title: string): Promise<void> {
    await this.button(this.texts.next).press('Enter');
    await this.seesSection(title);
  }

  /** Submits without answers and waits for the error summary. */
  async goesWithoutAnswering(check: () => Promise<void>, way = this.texts.next): Promise<void> {
    await this.button(way).press('Enter');
    await expect(this.page.getByRole('heading', { name: this.texts.errorSummaryTitle, exact: true })).toBeVisible();
    await check();
  }

  get #people() {
    return this.page.locator('[part~="driver"]');
  }

  async addsSomeone(name: string): Promise<void> {
    await this.button(this.texts.addDriver).press('Enter');
    await this.field(this.texts.firstName).fill(name);
    await this.field(this.texts.lastName).fill(name);
  }

  async removesThem(): Promise<void> {
    await this.#people.last().getByRole('button').press('Enter');
    await expect(this.#people).toHaveCount(1);
  }

  /** The second driver in the records. */
  async saysAllOfTheOther(): Promise<void> {
    const lists = this.#people.getByRole('combobox');
    for (const [index, value] of ['insured', 'resident', 'otherRelated'].entries())
      await lists.nth(index).selectOption(value);
    await this.#people
      .getByRole('radio', { name: this.texts['maritalStatus.single'], exact: true })
      .check({ force: true });
  }

  /** Answers by their position on the page. */
  async answers(...indexes: readonly number[]): Promise<void> {
    for (const index of indexes) await this.page.getByRole('radio').nth(index).check({ force: true });
  }

  /** A row as an agent's own system writes it. */
  async isVerified(sandbox: Sandbox, transactionId: string): Promise<void> {
    const address = `${sandbox.url}/sandbox/verifications/TransactionId/${transactionId}`;
    const response = await fetch(address, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { 'Contact Verification Status': 'yes' } }),
    });
    expect(await response.json()).toEqual({ updated: 1 });
    await this.sees(this.texts.successText);
  }
}

/** Fields of the agent's sheet and of the records that control the purchase. */
export const decisive: readonly string[] = [
  'TransactionId',
  'RateQuoteId',
  'Timestamp',
  'Contact Verification Status',
  'Request Call Back',
  'Email Code Status 1',
  'Email Code Status 2',
  'Text Code Status 1',
  'Text Code Status 2',
  'dob',
  'license',
  'driverLicenseNumber',
];
