import type { Locator, Page } from '@playwright/test';
import { en, type Texts } from '../../../packages/configurator/views/strings.en.ts';
import { es } from '../../../packages/configurator/views/strings.es.ts';

/** A person who configures a widget with the configurator. */
export class BrandTeam {
  readonly texts: Texts;

  constructor(
    readonly page: Page,
    readonly language: 'en' | 'es' = 'en',
  ) {
    this.texts = { en, es }[language];
  }

  get configurator(): Locator {
    return this.page.locator('[data-configurator]');
  }

  /** The widget in the preview. */
  get preview(): Locator {
    return this.page.frameLocator('iframe').locator('main');
  }

  async opens(address: string): Promise<void> {
    await this.page.goto(address);
    await this.configurator.getByRole('heading', { level: 2 }).first().waitFor();
  }

  async chooses(tab: 'settings' | 'preview' | 'code' | 'widget' | 'brand' | 'page'): Promise<void> {
    const name = this.texts[`${/widget|brand|page/.test(tab) ? 'section' : 'pane'}.${tab}` as keyof typeof en];
    await this.configurator.getByRole('tab', { name, exact: true }).click();
  }

  async makes(widget: string): Promise<void> {
    await this.configurator.getByRole('combobox', { name: this.texts.widgetToMake, exact: true }).selectOption(widget);
  }

  /** Starts from a brand of the site, by its id. */
  async startsFrom(brand: string): Promise<void> {
    await this.configurator.getByRole('combobox', { name: this.texts.startFrom }).selectOption(brand);
    await this.presses(this.texts.startFromUse);
  }

  async presses(name: string): Promise<void> {
    await this.configurator.getByRole('button', { name, exact: true }).click();
  }

  /** Opens a group of settings, or a part of one. */
  async unfolds(title: string): Promise<void> {
    await this.configurator
      .locator('summary')
      .filter({ hasText: new RegExp(String.raw`^${title}(\d.*)?$`) })
      .first()
      .click();
  }

  setting(name: string | RegExp): Locator {
    return this.configurator.getByRole('textbox', { name });
  }

  /** The editor of a widget's JSON. */
  editor(widget: string): Locator {
    return this.configurator.getByRole('textbox', { name: `JSON of cover-${widget}` });
  }

  /** Replaces the JSON by keyboard: the browser reformats content that is set in another way. */
  async writesJson(widget: string, text: string): Promise<void> {
    await this.editor(widget).click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  /** The pieces of code in page order, beginning with the one for the whole site. */
  async code(): Promise<string> {
    const pieces = this.configurator.locator('.cover-code-text');
    await pieces.first().waitFor();
    return (await pieces.allTextContents()).toReversed().join('\n');
  }
}
