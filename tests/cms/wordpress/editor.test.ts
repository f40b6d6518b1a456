import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widgetNames } from '#tooling/project';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { configuratorBlock } from '../configurator-block.ts';
import { readWidget } from '../read-page.ts';
import { type Site, startSite, type WordPressBuild } from './site.ts';

/** The oldest and the newest. */
const builds: readonly WordPressBuild[] = ['debian', 'wp-nightly'];

let browser: Browser;
beforeAll(async () => {
  const executablePath = chromiumPath();
  browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

/** WordPress' own scripts, in the page. */
interface EditorWindow {
  wp: {
    data: {
      select(store: string): Record<string, (...words: unknown[]) => unknown>;
      dispatch(store: string): Record<string, (...words: unknown[]) => unknown>;
    };
    blocks: { createBlock(name: string, attributes?: object, inner?: unknown[]): unknown };
  };
}

interface ShownBlock {
  name: string;
  isValid: boolean;
  clientId: string;
}

describe.each(builds)('the editor of %s', (build) => {
  let site: Site;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    site = await startSite(build);
    const page = {
      brands: { lonestar: { code: 'LS', name: 'Lone Star Cover' } },
      services: { api: { base: '/sandbox' } },
    };
    site.run("update_option('covermount_page', $input); $output = true;", JSON.stringify(page));
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    site.close();
  });

  async function signIn(person: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    contexts.push(context);
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site.url}/wp-login.php`);
    // WordPress gives this field the focus after 200 milliseconds, also in the middle of another one.
    await page.locator('#user_login:focus').waitFor();
    await page.getByLabel('Username or Email Address').fill(person);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(/wp-admin/);
    return page;
  }

  async function openEditor(page: Page, address: string): Promise<void> {
    await page.goto(`${site.url}/wp-admin/${address}`);
    await page.waitForFunction(() => {
      const { wp } = window as unknown as EditorWindow;
      return wp?.data?.select('core/block-editor') && wp.data.select('core/editor').getCurrentPostId!();
    });
    await page.evaluate(() => {
      const { wp } = window as unknown as EditorWindow;
      const guide = wp.data.select('core/edit-post');
      if (guide.isFeatureActive?.('welcomeGuide')) wp.data.dispatch('core/edit-post').toggleFeature!('welcomeGuide');
    });
  }

  const blocksOf = (page: Page): Promise<ShownBlock[]> =>
    page.evaluate(() => {
      const { wp } = window as unknown as EditorWindow;
      const blocks = wp.data.select('core/block-editor').getBlocks!() as ShownBlock[];
      return blocks.map(({ name, isValid, clientId }) => ({ name, isValid, clientId }));
    });

  const select = (page: Page, clientId: string): Promise<void> =>
    page.evaluate((id) => {
      const { wp } = window as unknown as EditorWindow;
      wp.data.dispatch('core/block-editor').selectBlock!(id);
      wp.data.dispatch('core/edit-post').openGeneralSidebar!('edit-post/block');
    }, clientId);

  /** Saves the post, and returns its address. */
  const save = (page: Page, changes: object): Promise<string> =>
    page.evaluate(async (edits) => {
      const { wp } = window as unknown as EditorWindow;
      wp.data.dispatch('core/editor').editPost!(edits);
      await wp.data.dispatch('core/editor').savePost!();
      return String(wp.data.select('core/editor').getPermalink!());
    }, changes);

  const visit = async (address: string): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    return page;
  };

  test('an author configures a block without code, which visitors see, also after another user’s edit', async () => {
    const author = await signIn('author');
    await openEditor(author, 'post-new.php');
    await author.evaluate(() => {
      const { wp } = window as unknown as EditorWindow;
      const inner = wp.blocks.createBlock('core/paragraph', { content: 'Call 512-555-0142.' });
      wp.data.dispatch('core/block-editor').insertBlocks!([wp.blocks.createBlock('covermount/zip-form', {}, [inner])]);
    });
    const [block] = await blocksOf(author);
    await select(author, block!.clientId);
    await author.getByLabel('Quote page', { exact: true }).fill('/get-a-quote?a=1&b=<2>');
    await author.getByLabel('Use location').selectOption('Off');
    await author.getByRole('button', { name: 'Texts', exact: true }).click();
    await author.getByLabel('Submit', { exact: true }).fill('Bits & <pieces> [gallery]');
    const address = await save(author, { title: 'Quotes', status: 'publish' });

    const helper = await signIn('helper');
    const postId = Number(
      await author.evaluate(() =>
        (window as unknown as EditorWindow).wp.data.select('core/editor').getCurrentPostId!(),
      ),
    );
    await openEditor(helper, `post.php?post=${postId}&action=edit`);
    await expect.poll(() => blocksOf(helper)).toMatchObject([{ name: 'covermount/zip-form', isValid: true }]);
    const [same] = await blocksOf(helper);
    await select(helper, same!.clientId);
    await expect
      .poll(() => helper.getByLabel('Quote page', { exact: true }).inputValue())
      .toBe('/get-a-quote?a=1&b=<2>');
    await save(helper, { title: 'Get a quote' });

    const visitor = await visit(address);
    expect(await visitor.title()).toContain('Get a quote');
    const form = visitor.locator('cover-zip-form');
    expect(await form.getByRole('button').allInnerTexts()).toEqual(['Bits & <pieces> [gallery]']);
    expect(await form.locator('form').getAttribute('action')).toBe('/get-a-quote?a=1&b=<2>');
    // The loader has taken over: it replaces the printed style by one sheet for all widgets.
    await expect.poll(() => form.locator('style').count()).toBe(0);
    await form.getByRole('textbox').fill('78701');
    expect(await form.getByRole('textbox').inputValue()).toBe('78701');
    expect(errors).toEqual([]);
  });

  test('an author pastes the configurator’s block, which visitors see, also after an admin’s edit', async () => {
    const config = {
      quotePage: '/get-a-quote?a=1&b=<2>',
      useLocation: false,
      labels: { submit: String.raw`Bits & <pieces> [gallery] C:\new`, es: { submit: 'Señor “ñandú” & 🚗' } },
      theme: { accent: '#7a1f3d' },
    };
    const author = await signIn('author');
    await author.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await openEditor(author, 'post-new.php');
    await author.evaluate(
      async (text) => {
        const { wp } = window as unknown as EditorWindow;
        await navigator.clipboard.writeText(text);
        wp.data.dispatch('core/block-editor').insertBlocks!([wp.blocks.createBlock('core/paragraph')]);
      },
      await configuratorBlock('zip-form', config, '<a href="tel:5125550142">Call us</a>'),
    );
    await author.getByRole('document', { name: /^(Empty block|Paragraph block)/ }).click();
    await author.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => blocksOf(author)).toMatchObject([{ name: 'covermount/zip-form', isValid: true }]);
    const address = await save(author, { title: 'Pasted', status: 'publish' });
    const postId = await author.evaluate(() =>
      Number((window as unknown as EditorWindow).wp.data.select('core/editor').getCurrentPostId!()),
    );

    const admin = await signIn('admin');
    await openEditor(admin, `post.php?post=${postId}&action=edit`);
    await expect.poll(() => blocksOf(admin)).toMatchObject([{ name: 'covermount/zip-form', isValid: true }]);
    await save(admin, { title: 'Pasted by an author' });

    const printed = await (await fetch(address)).text();
    expect((await readWidget(printed, 'zip-form')).value).toMatchObject(config);
    const visitor = await visit(address);
    expect(await visitor.title()).toContain('Pasted by an author');
    const form = visitor.locator('cover-zip-form');
    expect(await form.getByRole('button').allInnerTexts()).toEqual([config.labels.submit]);
    expect(await form.locator('form').getAttribute('action')).toBe(config.quotePage);
    expect(await form.locator('a[href^="tel:"]').textContent()).toBe('Call us');
    expect(errors).toEqual([]);
  });

  test('every block is valid after saving and reopening, and shows its settings', async () => {
    const admin = await signIn('admin');
    await openEditor(admin, 'post-new.php?post_type=page');
    await admin.evaluate((names) => {
      const { wp } = window as unknown as EditorWindow;
      wp.data.dispatch('core/block-editor').insertBlocks!(
        names.map((name) => wp.blocks.createBlock(`covermount/${name}`, { debug: true })),
      );
    }, widgetNames());
    await save(admin, { title: 'All', status: 'publish' });
    await admin.reload();
    await openEditor(admin, admin.url().slice(`${site.url}/wp-admin/`.length));
    await expect.poll(async () => (await blocksOf(admin)).length).toBe(widgetNames().length);
    const blocks = await blocksOf(admin);
    expect(blocks.map(({ name }) => name)).toEqual(widgetNames().map((name) => `covermount/${name}`));
    expect(blocks.filter(({ isValid }) => !isValid)).toEqual([]);
    for (const { clientId, name } of blocks) {
      await select(admin, clientId);
      const panel = admin.getByRole('button', { name: 'Look, services and language' });
      await panel.waitFor();
      expect(await admin.getByText('The settings could not be loaded.').count(), name).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  test('the settings are edited as a form or as JSON, and invalid JSON is kept', async () => {
    const admin = await signIn('admin');
    await admin.goto(`${site.url}/wp-admin/options-general.php?page=covermount`);
    const json = admin.getByLabel('As JSON');
    await admin.getByLabel('Brand', { exact: true }).fill('lone<star>');
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      brand: 'lone<star>',
      services: { api: { base: '/sandbox' } },
    });
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Settings saved.').waitFor();
    await expect.poll(() => admin.getByLabel('Brand', { exact: true }).inputValue()).toBe('lone<star>');

    await json.fill('{ "brand": "lonestar", }');
    await admin
      .locator('#covermount-form')
      .getByText(/The JSON is not complete: mend it here\. Line 1: /)
      .waitFor();
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('The page block is no JSON, so the earlier one is still used.').waitFor();
    expect(await json.inputValue()).toBe('{ "brand": "lonestar", }');
    expect(JSON.parse(site.run("$output = get_option('covermount_page');") as string)).toMatchObject({
      brand: 'lone<star>',
    });

    await json.fill('{ "brand": "lonestar" }');
    const panel = admin.locator('#covermount-form').getByRole('button', { name: 'Widgets', exact: true });
    await panel.click();
    const zipForm = admin.locator('#covermount-form').getByLabel('Zip form', { exact: true });
    await zipForm.fill('{ "quotePage": "/q", }');
    await admin.locator('#covermount-form').getByText('This is no JSON').waitFor();
    await panel.click();
    await panel.click();
    expect(await zipForm.inputValue()).toBe('{ "quotePage": "/q", }');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('page.widgets.zip-form is no JSON, so the earlier page block is still used.').waitFor();
    await panel.click();
    expect(await zipForm.inputValue()).toBe('{ "quotePage": "/q", }');
    await admin.locator('#covermount-form').getByText('This is no JSON').waitFor();
    await zipForm.fill('{ "quotePage": "/q" }');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Settings saved.').waitFor();
    expect(JSON.parse(await json.inputValue())).toEqual({
      brand: 'lonestar',
      widgets: { 'zip-form': { quotePage: '/q' } },
    });

    await json.fill('{ "brand": "lonestar", "brnads": {} }');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('page.brnads is not a known key.').waitFor();
    expect(JSON.parse(await json.inputValue())).toEqual({ brand: 'lonestar', brnads: {} });
    expect(errors).toEqual([]);
  });

  test('PHP reports no error or notice', () => {
    expect(site.complaints()).toBe('');
  });
});
