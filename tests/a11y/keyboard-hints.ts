import type { Page } from '@playwright/test';

/**
 * Text fields of widgets that lack what a phone needs to fill them in: `autocomplete`, `enterkeyhint`, and `inputmode`
 * where digits are expected. Fields that cannot be edited are left out.
 */
export const missingKeyboardHints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields =
      'input.cover-control:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea.cover-control:not([readonly])';
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(fields) ? [element] : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    const expectsDigits = /zip|phone|mileage|code$|-(month|day|year)$/i;
    // A complete part of a date moves the focus to the next one, and Enter begins a line in a text area.
    const isPartOfDate = /-(month|day|year)$/;
    return within(document.body).flatMap((field) => {
      const name = field.getAttribute('name') ?? '';
      const needed = [
        'autocomplete',
        ...(isPartOfDate.test(name) || field.localName === 'textarea' ? [] : ['enterkeyhint']),
        ...(expectsDigits.test(name) ? ['inputmode'] : []),
      ];
      return needed
        .filter((attribute) => !field.getAttribute(attribute))
        .map((attribute) => `has a field without ${attribute}: ${name}`);
    });
  });
