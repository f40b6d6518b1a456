import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en as flowEn, type Strings } from '#widgets/quote-flow/strings.en';
import { es as flowEs } from '#widgets/quote-flow/strings.es';
import { en as zipEn, type ZipFormStrings } from '#widgets/zip-form/strings.en';
import { es as zipEs } from '#widgets/zip-form/strings.es';
import { axeBarriers } from '../../a11y/checkers.ts';
import { tabsTo } from './keyboard.ts';
import type { Person } from './people.ts';
import { Results } from './results.ts';
import type { Sandbox } from './sandbox.ts';
import { hasStored } from './stored-records.ts';
import type { Watch } from './watch.ts';

type Language = 'en' | 'es';
type Scope = Page | Locator;

export interface VisitorOptions {
  sandbox: Sandbox;
  watch: Watch;
  language: Language;
  person: Person;
  /** The part of the page to look in; the whole page by default. */
  scope?: Scope;
}

/** Page model: the actions of a visitor, and what they see. */
export class Visitor {
  readonly person: Person;
  readonly texts: Strings;
  readonly zipTexts: ZipFormStrings;
  readonly scope: Scope;
  readonly results: Results;
  #checksWithAxe = false;

  constructor(
    readonly page: Page,
    private readonly options: VisitorOptions,
  ) {
    const { language, person, scope = page } = options;
    this.person = person;
    this.texts = language === 'es' ? flowEs : flowEn;
    this.zipTexts = language === 'es' ? zipEs : zipEn;
    this.scope = scope;
    this.results = new Results(page, { scope, texts: this.texts, firstName: person.firstName });
  }

  /** The same visitor, limited to one part of the page. */
  within(part: string | Locator): Visitor {
    return new Visitor(this.page, {
      ...this.options,
      scope: typeof part === 'string' ? this.page.locator(part) : part,
    });
  }

  speaking(language: Language): Visitor {
    return new Visitor(this.page, { ...this.options, language });
  }

  onAnotherPage(page: Page): Visitor {
    const { sandbox, watch, language, person } = this.options;
    return new Visitor(page, { sandbox, watch, language, person });
  }

  /** From now on, axe checks every step that the visitor reaches. */
  checksWithAxe(): void {
    this.#checksWithAxe = true;
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.options.sandbox.url + path);
  }

  async scrollsTo(part: string): Promise<void> {
    await this.page.locator(part).evaluate((element) => element.scrollIntoView());
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  /** Waits until every file of the page's widgets has loaded. @param widgets those that have React, all by default */
  async hasReceivedTheWholeWidget(widgets = '[data-cover-drawn]'): Promise<void> {
    // React hydrates when the page is idle: on a busy machine long after the last request.
    await this.page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].every((element) =>
          [...(element.shadowRoot ?? element).querySelectorAll('*')].some((node) =>
            Object.keys(node).some((key) => key.startsWith('__react')),
          ),
        ),
      widgets,
    );
    await this.page.waitForLoadState('networkidle');
    // A page that was idle once counts as idle, whatever it has requested since: its list of files has to stay the same.
    let last = '';
    const settles = async () => {
      const previous = last;
      last = await this.page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
      return last === previous;
    };
    await expect.poll(settles, { message: 'the files of the page', intervals: [500] }).toBe(true);
  }

  /** Waits until answers are stored. From then on, each input is stored at once, because the encryption key exists. */
  async hasSavedAnswers(): Promise<void> {
    await hasStored(this.page, /:prefill$/);
  }

  /** Waits until the files of a chunk have been loaded ahead: `quotes.view`. */
  async hasReceived(chunk: string): Promise<void> {
    const isReceived = (name: string) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/chunks/${name}-`));
    await expect.poll(() => this.page.evaluate(isReceived, chunk), chunk).toBe(true);
  }

  async goesOffline(): Promise<void> {
    this.options.watch.allowsFailedRequests();
    await this.page.context().setOffline(true);
  }

  async comesBackOnline(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  // Elements of the page

  button(name: string | RegExp): Locator {
    return this.scope.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.scope.getByRole('textbox', { name, exact: true });
  }

  choice(group: string, option: string): Locator {
    return this.scope
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true });
  }

  list(name: string): Locator {
    return this.scope.getByRole('combobox', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.scope.getByRole('heading', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.scope.getByRole('dialog', { name });
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** Checks a checkbox or a radio, whose label covers it. */
  async ticks(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await control.check({ force: true });
  }

  /** Waits for the step with this title. */
  async seesStep(title: string | RegExp): Promise<void> {
    await expect(this.heading(title)).toBeVisible();
  }

  /** Waits for the step with this title and the focus on its heading, which screen readers announce. */
  async arrivesAt(title: string | RegExp): Promise<void> {
    await this.seesStep(title);
    await expect(this.heading(title)).toBeFocused();
    await this.meetsNoBarrier();
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.scope.getByText(text).first()).toBeVisible();
  }

  async doesNotSee(text: string | RegExp): Promise<void> {
    await expect(this.scope.getByText(text)).toBeHidden();
  }

  /** Axe finds no violation on the whole page, once `checksWithAxe` was called. */
  async meetsNoBarrier(): Promise<void> {
    if (!this.#checksWithAxe) return;
    expect(await axeBarriers(this.page), `What axe found on ${this.page.url()}`).toEqual([]);
  }

  // The zip form

  get zipField(): Locator {
    return this.field(this.zipTexts.zipLabel);
  }

  /** Waits for the form instead of the authored content. */
  async seesZipForm(): Promise<void> {
    await this.sees(this.zipTexts.zipHint);
  }

  async typesZip(zip: string): Promise<void> {
    await this.seesZipForm();
    await this.zipField.fill(zip);
  }

  async asksForQuotes(): Promise<void> {
    await this.presses(this.zipTexts.submit);
  }

  // The quote flow

  async typesName(): Promise<void> {
    await this.field(this.texts.firstName).fill(this.person.firstName);
    await this.field(this.texts.lastName).fill(this.person.lastName);
  }

  async typesBirthDate(): Promise<void> {
    const { month, day, year } = this.person.birthDate;
    await this.field(this.texts.month).fill(month);
    await this.field(this.texts.day).fill(day);
    await this.field(this.texts.year).fill(year);
  }

  async typesContact(): Promise<void> {
    await this.field(this.texts.email).fill(this.person.email);
    await this.field(this.texts.phone).fill(this.person.phone);
  }

  get consent(): Locator {
    return this.scope.getByRole('checkbox', { name: this.texts.consent });
  }

  async consents(): Promise<void> {
    await this.ticks(this.consent);
  }

  async typesAddress(): Promise<void> {
    await this.field(this.texts.street).fill(this.person.street);
    await this.field(this.texts.zip).fill(this.person.zip);
    await expect(this.field(this.texts.city)).toHaveValue('Austin');
  }

  async describesThemself(): Promise<void> {
    await this.ticks(this.choice(this.texts.gender, this.texts['gender.male']));
    await this.ticks(this.choice(this.texts.maritalStatus, this.texts['maritalStatus.single']));
    await this.ticks(this.choice(this.texts.isInsured, this.texts.yes));
  }

  async typesVin(vin = this.person.vin): Promise<void> {
    await this.ticks(this.choice(this.texts.vehicleEntry, this.texts['vehicleEntry.vin']));
    await this.field(this.texts.vin).fill(vin);
  }

  async seesTheirCar(): Promise<void> {
    await this.sees(format(this.texts.vinDecoded, { vehicle: '2003 Honda Accord' }));
  }

  packages(): Locator {
    return this.scope.getByRole('group', { name: this.texts.package, exact: true }).getByRole('radio');
  }

  async choosesFirstPackage(): Promise<void> {
    await this.ticks(this.packages().first());
  }

  async goesOn(): Promise<void> {
    await this.presses(this.texts.next);
  }

  async goesBack(): Promise<void> {
    await this.presses(this.texts.back);
  }

  // Whole steps, each from its title to the next step's

  async answersDriver(): Promise<void> {
    await this.seesStep(this.texts.driverTitle);
    await this.typesName();
    await this.typesBirthDate();
    await this.goesOn();
    await this.arrivesAt(this.texts.contactTitle);
  }

  async answersContact(): Promise<void> {
    await this.typesContact();
    await this.consents();
    await this.goesOn();
    await this.arrivesAt(this.texts.detailsTitle);
  }

  async answersDetails(): Promise<void> {
    await this.typesAddress();
    await this.describesThemself();
    await this.goesOn();
    await this.arrivesAt(this.texts.driversTitle);
  }

  async drivesAlone(): Promise<void> {
    await this.goesOn();
    await this.arrivesAt(this.texts.addFirstVehicle);
  }

  async addsTheirCar(): Promise<void> {
    await this.typesVin();
    await this.seesTheirCar();
    await this.presses(this.texts.saveVehicle);
    await this.arrivesAt(this.texts.vehiclesTitle);
  }

  async hasNoOtherCar(): Promise<void> {
    await this.goesOn();
    await this.seesStep(this.texts.policyTitle);
    await expect(this.packages().first()).toBeVisible();
    await this.meetsNoBarrier();
  }

  async choosesPolicy(): Promise<void> {
    await this.choosesFirstPackage();
    await this.presses(this.texts.seeQuotes);
  }

  /** Goes from the first step to the policy. */
  async answersUpToPolicy(): Promise<void> {
    await this.answersDriver();
    await this.answersContact();
    await this.answersDetails();
    await this.drivesAlone();
    await this.addsTheirCar();
    await this.hasNoOtherCar();
  }

  /** Goes from the first step to the quotes. */
  async answersEverything(): Promise<void> {
    await this.answersUpToPolicy();
    await this.choosesPolicy();
    await this.results.arrive();
  }

  // Keyboard

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async hits(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until the target has the focus, at most 80 times. */
  tabsTo(target: Locator): Promise<void> {
    return tabsTo(this.page, target);
  }

  tabsBackTo(target: Locator): Promise<void> {
    return tabsTo(this.page, target, 'Shift+Tab');
  }
}
