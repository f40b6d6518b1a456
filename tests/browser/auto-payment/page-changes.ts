import type { BrowserContext, Page } from '@playwright/test';

type Keys = Readonly<Record<string, unknown>>;

interface PageChanges {
  /** Keys of the widget’s configuration. */
  widget?: Keys;
  /** Keys of blocks of `services`, by block. */
  services?: Readonly<Record<string, Keys>>;
}

const widgetScript = /(<cover-auto-payment>\s*<script type="application\/json">)([\s\S]*?)(<\/script>)/;
const pageScript = /(<script type="application\/json" data-covermount="page">)([\s\S]*?)(<\/script>)/;

/** Changes the configuration of the page where a policy is paid, for one page or for all pages of a browser context. */
export async function changePage(target: Page | BrowserContext, { widget = {}, services = {} }: PageChanges) {
  await target.route('**/auto-payment.html*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(
        widgetScript,
        replacing((keys) => ({ ...keys, ...widget })),
      )
      .replace(
        pageScript,
        replacing((block) => ({
          ...block,
          services: merged(block.services as Readonly<Record<string, Keys>>, services),
        })),
      );
    await route.fulfill({ response, body });
  });
}

const replacing =
  (change: (keys: Keys) => Keys) =>
  (_: string, start: string, json: string, end: string): string =>
    start + JSON.stringify(change(JSON.parse(json) as Keys)) + end;

function merged(blocks: Readonly<Record<string, Keys>>, changes: Readonly<Record<string, Keys>>): Keys {
  const changed = Object.entries(changes).map(([name, keys]) => [name, { ...blocks[name], ...keys }] as const);
  return { ...blocks, ...Object.fromEntries(changed) };
}

/** Changes the sandbox’s response to a call. */
export async function changeAnswer(
  target: Page | BrowserContext,
  path: string,
  change: (answer: Record<string, unknown>) => object,
): Promise<void> {
  await target.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  });
}
