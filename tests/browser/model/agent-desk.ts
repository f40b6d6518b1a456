import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { Sandbox } from './sandbox.ts';

type Channel = 'Email' | 'Text';
/** Email addresses distinguish customers with the same name. */
type Customer = Pick<Person, 'firstName' | 'lastName' | 'email'>;

/** The page on which an agent checks codes and takes calls. */
export class AgentDesk {
  /** The current customer: the last one seen. */
  #customer: Customer | undefined;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
  ) {}

  /** Opens a desk in a new browser context, and waits for a customer. The test closes the context. */
  static async whichSees(customer: Customer, browser: Browser, sandbox: Sandbox): Promise<AgentDesk> {
    const context = await browser.newContext();
    const desk = new AgentDesk(await context.newPage(), sandbox);
    await desk.opens();
    await desk.sees(customer);
    return desk;
  }

  closes(): Promise<void> {
    return this.page.context().close();
  }

  async opens(): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/agent-desk.html`);
    await expect(this.page.getByText('Live', { exact: true })).toBeVisible();
  }

  /** The card of a customer; of the current one by default. */
  card(customer: Customer | undefined = this.#customer): Locator {
    const { firstName = '', lastName = '', email = '' } = customer ?? {};
    return this.page.getByRole('article', { name: `${firstName} ${lastName}`, exact: true }).filter({ hasText: email });
  }

  /** The customers under a heading, from the top. */
  customersUnder(heading: 'Waiting for you' | 'With the customer' | 'Verified'): Locator {
    return this.page.getByRole('region', { name: heading }).getByRole('article');
  }

  /** Waits for a customer's card and makes that customer the current one. */
  async sees(customer: Customer): Promise<void> {
    await expect(this.card(customer)).toBeVisible();
    this.#customer = customer;
  }

  answersEmail(answer: 'yes' | 'no', code?: string): Promise<void> {
    return this.#answers('Email', answer, code);
  }

  answersText(answer: 'yes' | 'no', code?: string): Promise<void> {
    return this.#answers('Text', answer, code);
  }

  channel(channel: Channel): Locator {
    return this.card().getByRole('group', { name: `${channel} code` });
  }

  /** Sets the overall status of the contact. */
  async setsOverall(status: 'yes' | 'no'): Promise<void> {
    const button = this.card().getByRole('button', { name: `Contact verified, ${status}:` });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  async takesCall(): Promise<void> {
    const button = this.card().getByRole('button', { name: /^I take this call/ });
    await button.click();
    await expect(button).toBeHidden();
  }

  async #answers(channel: Channel, answer: 'yes' | 'no', code?: string): Promise<void> {
    const word = answer === 'yes' ? 'Yes' : 'No';
    const button = this.channel(channel).getByRole('button', { name: `${word}: ${channel.toLowerCase()} code` });
    await expect(button).toBeVisible();
    if (code !== undefined) await expect(this.channel(channel).locator('.code')).toHaveText(code);
    await button.click();
    await expect(button).toBeHidden();
  }
}
