import type { Page } from '@playwright/test';

type Sending = 'requestSubmit' | 'click';

/**
 * Fills and submits a form as a password manager's script does: finds fields by `autocomplete`, sets them by the native
 * setter, and dispatches events.
 */
export async function fillsAndSends(
  page: Page,
  values: Readonly<Record<string, string>>,
  sending: Sending,
): Promise<void> {
  await page.evaluate(
    ({ values: typed, sending: how }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      let form: HTMLFormElement | null = null;
      for (const [purpose, value] of Object.entries(typed)) {
        const fields = document.querySelectorAll<HTMLInputElement>(`input[autocomplete~="${purpose}"]`);
        if (fields.length === 0) throw new Error(`No field for ${purpose}`);
        for (const field of fields) {
          set!.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          form = field.form;
        }
      }
      if (how === 'requestSubmit') form!.requestSubmit();
      else form!.querySelector<HTMLElement>('[type=submit]')!.click();
    },
    { values, sending },
  );
}
