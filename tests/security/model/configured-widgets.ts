import type { Page } from '@playwright/test';
import { attributeText } from './policed-site.ts';

/** Configurations by the names of widgets. */
type Configurations = Readonly<Record<string, object>>;

/** Markup of plain elements. The id of each is the name of its widget, with the suffix. */
export const widgetsOf = (configs: Configurations, suffix = ''): string =>
  Object.entries(configs)
    .map(
      ([name, config]) =>
        `<div id="${name}${suffix}" data-covermount="${name}" data-load="eager" data-config="${attributeText(config)}"></div>`,
    )
    .join('');

/** Changes the configurations of elements from `widgetsOf`, also on a page whose clock is paused. */
export const setConfigurations = (page: Page, configs: Configurations): Promise<void> =>
  page.evaluate(
    (texts) => {
      for (const [id, text] of texts) document.querySelector(`#${id}`)!.setAttribute('data-config', text);
    },
    Object.entries(configs).map(([name, config]) => [name, JSON.stringify(config)] as const),
  );

/** Changes the configurations of elements from `widgetsOf`, and waits until they have rendered. */
export async function configures(page: Page, configs: Configurations): Promise<void> {
  await setConfigurations(page, configs);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Changes keys of the custom elements of a page, as attributes. */
export const setAttributes = (page: Page, configs: Configurations): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, config] of Object.entries(all))
      for (const [key, value] of Object.entries(config))
        document.querySelector(`cover-${name}`)!.setAttribute(key, String(value));
  }, configs);
