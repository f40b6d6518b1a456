import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/pseudo-bind/strings.en';
import { es } from '#widgets/pseudo-bind/strings.es';
import type { AgentDesk } from './agent-desk.ts';
import { Watch } from './watch.ts';

/** A license of the fictional records. */
const licenseOfOneWhoLivesAlone = '77665544';

/** A visitor who buys a quote. */
export class Purchase {
  readonly texts: typeof en;

  /** @param scope the page, or the frame over the quotes. */
  constructor(
    private readonly scope: Page | Locator,
    language: 'en' | 'es' = 'en',
  ) {
    this.texts = language === 'es' ? { ...en, ...es } : en;
  }

  button(name: string): Locator {
    return this.scope.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.scope.getByRole('textbox', { name, exact: true });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.scope.getByText(text).first()).toBeVisible();
  }

  async seesSection(title: string): Promise<void> {
    await expect(this.scope.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  async picks(group: string, option: string): Promise<void> {
    await this.scope
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .check({ force: true });
  }

  /** Enters a license, and agrees to the documents. */
  async entersDriver(): Promise<void> {
    await this.seesSection(this.texts.driverTitle);
    const page = 'page' in this.scope ? this.scope.page() : this.scope;
    Watch.of(page)?.alsoKeepsPrivate({ licenseNumber: licenseOfOneWhoLivesAlone });
    await this.field(this.texts.licenseNumber).fill(licenseOfOneWhoLivesAlone);
    await this.scope.getByRole('checkbox').check({ force: true });
  }

  async confirmsDriver(): Promise<void> {
    await this.entersDriver();
    await this.goesOnFromDriver();
  }

  async goesOnFromDriver(): Promise<void> {
    await this.button(this.texts.next).click();
    await this.seesSection(this.texts.contactTitle);
  }

  async prefers(): Promise<void> {
    const { texts } = this;
    await this.picks(texts.textMessages, texts.yes);
    await this.picks(texts.languagePreference, texts['language.en']);
    // The consent in the first section included paperless documents.
    await this.picks(texts.optInMethod, texts['optIn.email']);
    await this.button(texts.next).click();
  }

  async drivesAlone(): Promise<void> {
    await this.seesSection(this.texts.driversTitle);
    await this.button(this.texts.next).click();
  }

  /** Selects the answers that the demo page expects. */
  async choosesAnswers(firstName: string): Promise<void> {
    await this.seesSection(this.texts.questionsTitle);
    await this.picks(`${firstName}, are all cars kept at your address at night?`, this.texts.yes);
    await this.picks('Does anybody drive one of the cars for a ride-sharing or delivery service?', this.texts.no);
  }

  async answersQuestions(firstName: string): Promise<void> {
    await this.choosesAnswers(firstName);
    await this.button(this.texts.submit).click();
  }

  /** Completes every section up to the codes, for a visitor who lives alone. */
  async comesToTheCodes(firstName: string): Promise<void> {
    await this.entersDriver();
    await this.goesOnToTheCodes(firstName);
  }

  /** The same, once the first section is filled in. */
  async goesOnToTheCodes(firstName: string): Promise<void> {
    await this.goesOnFromDriver();
    await this.prefers();
    await this.drivesAlone();
    await this.answersQuestions(firstName);
    await this.seesSection(this.texts['verification.title']);
  }

  async givesCodes(): Promise<void> {
    await this.givesEmailCode('482 913');
    await this.givesTextCode('730-125');
  }

  /** Enters both codes, which the agent confirms. */
  async givesCodesTo(desk: AgentDesk): Promise<void> {
    await this.givesCodes();
    await desk.answersEmail('yes', '482913');
    await desk.answersText('yes', '730125');
  }

  async givesEmailCode(code: string): Promise<void> {
    await this.field(this.texts['verification.emailLabel']).fill(code);
    await this.button(this.texts['verification.verifyEmail']).click();
  }

  async givesTextCode(code: string): Promise<void> {
    await this.field(this.texts['verification.textLabel']).fill(code);
    await this.button(this.texts['verification.verifyText']).click();
  }

  async requestsCall(): Promise<void> {
    await this.button(this.texts['verification.callBack']).click();
  }

  async isAllSet(name: string): Promise<void> {
    await this.seesSection(format(this.texts.successTitle, { name }));
  }
}
