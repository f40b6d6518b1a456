import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Language } from '#domain/language';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { JsonObject } from '../json.ts';
import { createProjectStore, oneStep } from '../project-store.ts';
import { emptyProject, type Project } from '../project.ts';
import { Configurator, type LinkState } from './configurator.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const lonestar: JsonObject = { code: 'LS', name: 'Lone Star Cover', theme: { accent: '#17335f' } };

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const press = (role: 'tab' | 'button', name: string) => page.getByRole(role, { name, exact: true }).click();
/** Opens a group of settings. */
const unfold = (title: string) => page.getByRole('heading', { name: new RegExp(`^${title}`), level: 2 }).click();
const piece = (title: string) => page.getByRole('region', { name: title });

const hasFocus = (control: Locator) =>
  expect.poll(() => (control.element().getRootNode() as ShadowRoot).activeElement).toBe(control.element());

async function opens(project: Partial<Project> = {}, language: Language = 'en', link: LinkState = 'none') {
  // Tests of other views may have left a hash in the address.
  const address = `${location.pathname}${location.search}`;
  history.replaceState(history.state, '', address);
  onTestFinished(() => history.replaceState(history.state, '', address));
  const store = createProjectStore({ ...emptyProject('zip-form'), ...project });
  const { violations } = await renderInShadowRoot(
    <Configurator
      textsIn={{ en, es }}
      language={language}
      link={link}
      store={store}
      site={{ page: {}, brands: { lonestar }, services: undefined }}
      siteFiles=""
      // The preview has tests of its own.
      files="about:blank#"
      version="1.2.3"
    />,
  );
  const texts = { en, es }[language];
  await expect.element(page.getByRole('heading', { name: texts['group.settings'], level: 2 })).toBeVisible();
  return { violations, texts, store, config: () => store.getState().project.config };
}

test('a typed setting appears in the code, and disappears on reset', async () => {
  const { config } = await opens();
  await field(/^Quote page/).fill('/start');
  expect(config()).toEqual({ quotePage: '/start' });
  await press('tab', 'Code');
  await expect.element(piece(en['place.widget'])).toHaveTextContent('<cover-zip-form quote-page="/start">');
  await expect.element(piece(en['place.site'])).toHaveTextContent('<!-- Covermount 1.2.3 -->');
  await press('tab', 'Settings');
  await press('button', 'Reset Quote page');
  expect(config()).toEqual({});
});

test('the WordPress form has a block, and plugin settings in place of the script', async () => {
  await opens({ config: { quotePage: '/start' }, page: { brands: { lonestar } } });
  await press('tab', 'Code');
  await expect.element(field(en.filesAt)).toBeVisible();
  await press('button', en['form.wordpress']);
  await expect
    .element(piece(en['place.widget']))
    .toHaveTextContent('<!-- wp:covermount/zip-form {"quotePage":"/start"} /-->');
  await expect.element(piece(en['place.pluginSettings'])).toHaveTextContent('"name": "Lone Star Cover"');
  for (const absent of [piece(en['place.site']), field(en.filesAt), page.getByRole('button', { name: en.copyAll })])
    await expect.element(absent).not.toBeInTheDocument();
});

test('a number stays a number while edited, even if the key also accepts text', async () => {
  const { config } = await opens({ widget: 'auto-payment', config: { carriers: [{ carrierId: 7 }] } });
  await unfold('Carriers');
  await page.getByText('Carriers 1', { exact: true }).click();
  const id = field(/^Carrier ID/);
  await id.fill('78');
  expect(config()).toEqual({ carriers: [{ carrierId: 78 }] });
  await id.fill('A7');
  expect(config()).toEqual({ carriers: [{ carrierId: 'A7' }] });
});

test('a rejected value is explained at its field, in the words of the reader', async () => {
  const { config } = await opens({ widget: 'back-to-top' });
  const after = field(/^After/);
  await after.fill('far');
  expect(config()).toEqual({ after: 'far' });
  await expect
    .element(after)
    .toHaveAccessibleDescription(/after is "far"; accepted is a whole number \(at least 0, at most 100000\)/);
  await after.fill('1.5');
  expect(config()).toEqual({ after: 1.5 });
  await expect.element(after).toHaveAccessibleDescription(/accepted is a whole number/);
});

test('an address that widgets refuse is reported at its field', async () => {
  await opens();
  const quotePage = field(/^Quote page/);
  await quotePage.fill('javascript:alert(1)');
  await expect.element(quotePage).toHaveAccessibleDescription(/accepted is a path, or an https address/);
  await quotePage.fill('/start');
  await expect.element(quotePage).not.toHaveAccessibleDescription(/accepted is/);
});

test('texts can be set for both languages or for one', async () => {
  const { config } = await opens();
  await unfold('Texts');
  await field(/^Submit/).fill('Go');
  await press('button', 'Spanish');
  await expect.element(field(/^Submit/)).toHaveAccessibleDescription('Ver mis cotizaciones');
  await field(/^Submit/).fill('Ir');
  expect(config()).toEqual({ labels: { submit: 'Go', es: { submit: 'Ir' } } });
});

test('a color with too little contrast is reported on input', async () => {
  const { store } = await opens({ page: { brand: 'lonestar', brands: { lonestar } } });
  await press('tab', 'Brand');
  await unfold('Colors, type and shape');
  await page.getByText('Colors', { exact: true }).click();
  await field('Accent accent').fill('#9ab');
  expect(store.getState().project.page.brands).toEqual({ lonestar: { ...lonestar, theme: { accent: '#9ab' } } });
  await expect.element(field('Accent accent')).toHaveAccessibleDescription(/on Surface: needs 3:1 to be read/);
  await expect.element(page.getByText(/pairs of colors are too close/)).toBeVisible();
  await expect.element(page.getByLabelText('Accent: pick a color', { exact: true })).toHaveValue('#99aabb');
});

test('items of lists can be added, moved and removed', async () => {
  const { config } = await opens({ widget: 'team', config: { people: [{ name: 'Robin Example' }] } });
  await unfold('People');
  await press('button', 'Add to People');
  await press('button', 'Move People 2 up');
  expect(config()).toEqual({ people: [{}, { name: 'Robin Example' }] });
  // A moved item stays open.
  await field('Name').first().fill('Alex Example');
  await press('button', 'Remove People 2');
  expect(config()).toEqual({ people: [{ name: 'Alex Example' }] });
});

test('undo reverts a pasted snippet, then a form edit', async () => {
  const { config } = await opens();
  await field(/^Quote page/).fill('/a');
  await press('button', en.paste);
  await field(en.pasteLabel).fill('<cover-zip-form quote-page=“/b”></cover-zip-form>');
  await press('button', en.pasteRead);
  await expect.element(page.getByText(en['repaired.curlyAttributes'])).toBeVisible();
  await press('button', en.pasteUse);
  expect(config()).toEqual({ quotePage: '/b' });
  await press('button', en.undo);
  expect(config()).toEqual({ quotePage: '/a' });
  await press('button', en.undo);
  expect(config()).toEqual({});
});

const chooseWidget = (name: string) =>
  page.getByRole('combobox', { name: en.widgetToMake, exact: true }).selectOptions(name);
const editor = page.getByRole('textbox', { name: 'JSON of cover-zip-form' });

test('unreadable JSON is kept while another view, section or widget is shown', async () => {
  const { config } = await opens({ config: { quotePage: '/start' } });
  await press('button', en['view.json']);
  await editor.fill('{ "quotePage": "/go');
  await press('button', en['view.form']);
  await expect.element(page.getByText(en.jsonDraft)).toBeVisible();
  await expect.element(field(/^Quote page/)).toHaveValue('/start');
  await press('button', en['view.json']);
  await expect.element(editor).toHaveTextContent('{ "quotePage": "/go');
  await press('tab', en['section.brand']);
  await press('tab', en['section.widget']);
  await expect.element(editor).toHaveTextContent('{ "quotePage": "/go');
  await chooseWidget('Team');
  await expect.element(editor).not.toBeInTheDocument();
  await chooseWidget('Zip form');
  await expect.element(editor).toHaveTextContent('{ "quotePage": "/go');
  await editor.fill('{ "quotePage": "/go" }');
  expect(config()).toEqual({ quotePage: '/go' });
  await press('button', en['view.form']);
  await expect.element(page.getByText(en.jsonDraft)).not.toBeInTheDocument();
});

test('unreadable JSON names settings that were changed since, and can be discarded for them', async () => {
  const { config } = await opens({ config: { quotePage: '/start' } });
  await press('button', en['view.json']);
  await editor.fill('{ "quotePage": "/go');
  await expect.element(page.getByText(en.jsonOutdated)).not.toBeInTheDocument();
  await press('button', en['view.form']);
  await field(/^Coming soon page/).fill('/soon');
  await press('button', en['view.json']);
  await expect.element(editor).toHaveTextContent('{ "quotePage": "/go');
  await expect.element(page.getByText(en.jsonOutdated)).toBeVisible();
  await press('button', en.jsonUseCurrent);
  await expect.element(editor).toHaveTextContent('"comingSoonPage": "/soon"');
  await expect.element(page.getByText(en.jsonOutdated)).not.toBeInTheDocument();
  await hasFocus(editor);
  expect(config()).toEqual({ quotePage: '/start', comingSoonPage: '/soon' });
});

test('unreadable JSON of a brand is kept when its key is renamed', async () => {
  await opens({ page: { brand: 'lonestar', brands: { lonestar } } });
  await press('tab', 'Brand');
  await press('button', en['view.json']);
  const brandEditor = page.getByRole('textbox', { name: 'JSON of Brand preset' });
  await brandEditor.fill('{ "code": "LS');
  await press('button', en['view.form']);
  await field(en.brandKey).fill('star');
  await press('button', en['view.json']);
  await expect.element(brandEditor).toHaveTextContent('{ "code": "LS');
});

test('each widget keeps its settings while another one is edited', async () => {
  const { config, store } = await opens();
  await field(/^Quote page/).fill('/start');
  await field(en.content).fill('<p>Call us</p>');
  await chooseWidget('Team');
  expect(config()).toEqual({});
  await press('button', en.paste);
  await field(en.pasteLabel).fill('<cover-back-to-top after="900"></cover-back-to-top>');
  await press('button', en.pasteRead);
  await press('button', en.pasteUse);
  expect(config()).toEqual({ after: 900 });
  await chooseWidget('Zip form');
  expect(config()).toEqual({ quotePage: '/start' });
  expect(store.getState().project.content).toBe('<p>Call us</p>');
  await chooseWidget('Back to top');
  expect(config()).toEqual({ after: 900 });
});

test('a key is not renamed to an existing one', async () => {
  const links = { help: '/help', quotes: '/quotes' };
  const { config } = await opens({ widget: 'account-header', config: { links } });
  await unfold('Links');
  const key = page.getByRole('textbox', { name: en.entryKey, exact: true });
  await key.nth(1).fill('help');
  await key.nth(0).click();
  await expect.element(key.nth(1)).toHaveAccessibleDescription(/There is a key “help” already/);
  expect(config()).toEqual({ links });
  await key.nth(1).fill('support');
  await key.nth(0).click();
  expect(config()).toEqual({ links: { help: '/help', support: '/quotes' } });
});

test('a theme’s contrast is measured over the themes of its brand and its page', async () => {
  const dark = { ...lonestar, theme: { surface: '#101418', canvas: '#101418' } };
  await opens({ page: { brand: 'lonestar', brands: { lonestar: dark }, theme: { canvas: '#ffffff' } } });
  await unfold('Colors, type and shape');
  await page.getByText('Colors', { exact: true }).click();
  const accent = field('Accent accent');
  await accent.fill('#17335f');
  await expect.element(accent).toHaveAccessibleDescription(/on Surface: needs 3:1/);
  await expect.element(accent).not.toHaveAccessibleDescription(/on Canvas: needs/);
  await expect.element(field('Surface surface')).toHaveAttribute('placeholder', '#101418');
  await accent.fill('#ffffff');
  await expect.element(accent).toHaveAccessibleDescription(/on Canvas: needs 3:1/);
});

test('the code has a placeholder for the address of the script until one is entered', async () => {
  await opens();
  await press('tab', 'Code');
  const script = piece(en['place.site']);
  await expect.element(script).toHaveTextContent('src="https://your-site.example/covermount/covermount.js"');
  await expect.element(page.getByText(/stands for the address of Covermount on your site/)).toBeVisible();
  await field(en.filesAt).fill('https://cdn.agency.example/{version}/"');
  await expect.element(script).toHaveTextContent('src="https://cdn.agency.example/1.2.3/&quot;/covermount.js"');
  await field(en.filesAt).fill('https://cdn.agency.example/{version}');
  await expect.element(script).toHaveTextContent('src="https://cdn.agency.example/1.2.3/covermount.js"');
  await expect.element(page.getByText(/stands for the address of Covermount/)).not.toBeInTheDocument();
  await press('tab', 'Settings');
  await press('tab', 'Code');
  await expect.element(field(en.filesAt)).toHaveValue('https://cdn.agency.example/{version}');
});

test('a setting without a value shows that of the brand or the page, to which a reset returns', async () => {
  const ofPage = { quotePage: '/page', useLocation: false, labels: { submit: 'Go' } };
  const brands = { lonestar: { ...lonestar, language: 'es' } };
  await opens({ page: { brands, widgets: { 'zip-form': ofPage } } });
  const quotePage = field(/^Quote page/);
  await expect.element(quotePage).toHaveAccessibleDescription(/From the brand or the page: \/page/);
  await quotePage.fill('/own');
  await press('button', 'Reset Quote page');
  await expect.element(quotePage).toHaveAttribute('placeholder', '/page');
  await expect.element(page.getByRole('checkbox', { name: /^Use location/ })).not.toBeChecked();
  await unfold('Texts');
  await expect.element(field(/^Submit/)).toHaveAccessibleDescription(/From the brand or the page: Go/);
  await unfold('Loading');
  await expect
    .element(page.getByRole('combobox', { name: /^Language language/ }))
    .toHaveTextContent('From the brand or the page: es');
});

test('a search shows only matching settings', async () => {
  await opens();
  await page.getByRole('searchbox', { name: en.find }).fill('coming soon');
  await expect.element(field(/^Coming soon page/)).toBeVisible();
  await expect.element(field(/^Quote page/)).not.toBeInTheDocument();
});

test('the address contains the settings, so that they can be shared', async () => {
  await opens();
  await field(/^Quote page/).fill('/start');
  await expect.poll(() => location.hash).toMatch(/^#p=[\w-]+$/);
});

test('the address contains no settings once all changes are undone', async () => {
  await opens();
  await field(/^Quote page/).fill('/start');
  await expect.poll(() => location.hash).not.toBe('');
  await press('button', en.undo);
  await expect.poll(() => location.hash).toBe('');
  await press('button', en.redo);
  await expect.poll(() => location.hash).toMatch(/^#p=/);
});

test('settings that are too long for the address are reported until they are shortened', async () => {
  const { store } = await opens();
  const others = { team: { config: {}, content: ' '.repeat(4_000_000) } };
  store.getState().change({ ...store.getState().project, others }, oneStep);
  await expect.element(page.getByText(en.addressTooLong)).toBeVisible();
  await press('tab', 'Code');
  await expect.element(piece(en['place.widget'])).toBeVisible();
  await expect.element(page.getByText(en.share)).not.toBeInTheDocument();
  await press('button', en.undo);
  await expect.element(page.getByText(en.share)).toBeVisible();
  await expect.element(page.getByText(en.addressTooLong)).not.toBeInTheDocument();
});

test.each(['en', 'es'] as const)('the form and the code have no accessibility violations in %s', async (language) => {
  const { violations, texts } = await opens({}, language);
  expect(await violations()).toEqual([]);
  await press('tab', texts['pane.code']);
  await expect.element(piece(texts['place.widget'])).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('undo restores a value after a reset, and after a replacement that followed leaving the field', async () => {
  const { config } = await opens();
  const quotePage = field(/^Quote page/);
  await quotePage.fill('/start');
  await press('button', 'Reset Quote page');
  await press('button', en.undo);
  expect(config()).toEqual({ quotePage: '/start' });
  await quotePage.fill('/first');
  await field(en.content).click();
  await quotePage.fill('/second');
  await press('button', en.undo);
  expect(config()).toEqual({ quotePage: '/first' });
});

test('renaming a brand in its section updates the page block, and the other way round', async () => {
  const { store } = await opens({ page: { brand: 'lonestar', brands: { lonestar } } });
  await press('tab', 'Brand');
  await field(en.brandKey).fill('nandu');
  await field(/^Code/).click();
  await expect.element(field(/^Code/)).toHaveValue('LS');
  expect(store.getState().project.page).toEqual({ brand: 'nandu', brands: { nandu: lonestar } });
  await press('tab', 'Page');
  await field(en.entryKey).fill('star');
  await press('tab', 'Brand');
  await expect.element(field(en.brandKey)).toHaveValue('star');
  expect(store.getState().project.page).toEqual({ brand: 'star', brands: { star: lonestar } });
});

test('a copied piece is confirmed beside its button', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await opens();
  await press('tab', 'Code');
  const widget = piece(en['place.widget']);
  await widget.getByRole('button').click();
  await expect.element(widget.getByRole('status')).toHaveTextContent(en.copied);
  await expect.element(piece(en['place.site']).getByRole('status')).toHaveTextContent('');
  const button = widget.getByRole('button').element().getBoundingClientRect();
  const words = widget.getByText(en.copied).element().getBoundingClientRect();
  expect(Math.abs(words.top + words.height / 2 - (button.top + button.height / 2))).toBeLessThan(button.height / 2);
});

test('the selected code form stays selected after viewing the preview', async () => {
  await opens();
  await press('tab', 'Code');
  await press('button', en['form.wordpress']);
  await press('tab', 'Preview');
  await press('tab', 'Code');
  await expect
    .element(page.getByRole('button', { name: en['form.wordpress'], exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('the language of the texts stays selected during a search', async () => {
  await opens();
  await unfold('Texts');
  await press('button', 'Spanish');
  await page.getByRole('searchbox', { name: en.find }).fill('submit');
  const spanish = page.getByRole('button', { name: 'Spanish', exact: true });
  await expect.element(spanish).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: en.find }).fill('');
  await expect.element(spanish).toHaveAttribute('aria-pressed', 'true');
});

test('the focus stays near a setting that is reset or an item that is removed', async () => {
  await opens({ widget: 'team', config: { people: [{ name: 'Robin Example' }], heading: false } });
  await page.getByRole('button', { name: /^Reset Heading/ }).click();
  await hasFocus(page.getByRole('checkbox', { name: /^Heading/ }));
  await unfold('People');
  await press('button', 'Remove People 1');
  await hasFocus(page.getByRole('button', { name: 'Add to People' }));
});

test('the focus moves to the list when an entry of a record is removed', async () => {
  await opens({ widget: 'account-header', config: { links: { help: '/help', quotes: '/quotes' } } });
  await unfold('Links');
  await press('button', 'Remove help');
  await hasFocus(page.getByRole('button', { name: 'Add to Links' }));
});

test('the focus stays in an item that is moved up', async () => {
  const people = ['Alex', 'Robin', 'Sam'].map((name) => ({ name }));
  const { config } = await opens({ widget: 'team', config: { people } });
  await unfold('People');
  await press('button', 'Move People 3 up');
  await hasFocus(page.getByRole('button', { name: 'Move People 2 up', exact: true }));
  await press('button', 'Move People 2 up');
  expect(config()).toEqual({ people: [{ name: 'Sam' }, { name: 'Alex' }, { name: 'Robin' }] });
  const summary = page.getByText('People 1: Sam', { exact: true }).element().closest('summary')!;
  expect((summary.getRootNode() as ShadowRoot).activeElement).toBe(summary);
});

test('an item that is added after a closed one was removed is expanded', async () => {
  await opens({ widget: 'team' });
  await unfold('People');
  await press('button', 'Add to People');
  await page.getByText('People 1', { exact: true }).click();
  await expect.element(field('Name')).not.toBeInTheDocument();
  await press('button', 'Remove People 1');
  await press('button', 'Add to People');
  await hasFocus(field('Name'));
});

test('an emptied entry of a record keeps its row and the focus', async () => {
  const { config } = await opens({ widget: 'account-header', config: { links: { help: '/help' } } });
  await unfold('Links');
  await field('help').fill('');
  expect(config()).toEqual({ links: { help: '' } });
  await hasFocus(field('help'));
  await expect.element(page.getByRole('button', { name: 'Reset help' })).not.toBeInTheDocument();
});

test('an object in a record stays when its last value is reset', async () => {
  const { store } = await opens({ page: { brands: { lonestar: { phone: '512-555-0142' } } } });
  await press('tab', 'Page');
  await page.getByText('Settings of Lonestar', { exact: true }).click();
  await press('button', 'Reset Phone');
  expect(store.getState().project.page).toEqual({ brands: { lonestar: {} } });
  await hasFocus(field(/^Phone/));
});

test('the focus moves on to the value when a key is renamed, and to the key of an added entry', async () => {
  const { config } = await opens({ widget: 'account-header', config: { links: { help: '/help' } } });
  await unfold('Links');
  const key = page.getByRole('textbox', { name: en.entryKey, exact: true });
  await key.fill('support');
  await userEvent.tab();
  expect(config()).toEqual({ links: { support: '/help' } });
  await hasFocus(field('support'));
  await press('button', 'Add to Links');
  await hasFocus(key.nth(1));
});

test('the services of a link are named, and not called before the reader chooses them', async () => {
  const ofLink = { widgets: { 'zip-form': { services: { api: { base: 'https://api.stranger.example' } } } } };
  const { texts } = await opens({ page: ofLink }, 'en', 'read');
  await expect.element(page.getByText(/https:\/\/api\.stranger\.example/).first()).toBeVisible();
  await press('tab', texts['pane.preview']);
  await page.getByText(texts.previewTools).click();
  const services = page.getByRole('combobox', { name: texts.services });
  await expect.element(services).toHaveValue('none');
  await services.selectOptions('own');
  await expect.element(services).toHaveValue('own');
});

test('the preview is sent what it displays only when that changes', async () => {
  const { texts } = await opens();
  const root = page.getByRole('tablist').first().element().getRootNode() as ShadowRoot;
  const preview = root.querySelector('iframe')?.contentWindow as Window;
  const post = vi.spyOn(preview, 'postMessage').mockImplementation(() => undefined);
  dispatchEvent(new MessageEvent('message', { data: { type: 'ready' }, origin: location.origin, source: preview }));
  await expect.poll(() => post.mock.calls.length).toBe(2);
  await press('tab', texts['pane.code']);
  await field(texts.filesAt).fill('https://cdn.agency.example/');
  await press('tab', texts['pane.settings']);
  await field(/^Quote page/).fill('/q');
  await expect
    .poll(() => post.mock.lastCall?.[0] as unknown)
    .toMatchObject({ type: 'show', shown: { config: { quotePage: '/q' } } });
  expect(post).toHaveBeenCalledTimes(3);
});

test('an unreadable link is reported until the notice is closed', async () => {
  await opens({}, 'en', 'broken');
  await expect.element(page.getByText(en.brokenLink)).toBeVisible();
  await press('button', en.close);
  await expect.element(page.getByText(en.brokenLink)).not.toBeInTheDocument();
});

test('a brand of the site replaces the edited brand, and undo restores it', async () => {
  const mine = { code: 'ME', name: 'Mine' };
  const { store } = await opens({ page: { brands: { mine } } });
  await press('tab', 'Brand');
  await expect.element(page.getByText(en.startFromHint)).toBeVisible();
  await page.getByRole('combobox', { name: en.startFrom }).selectOptions('lonestar');
  await press('button', en.startFromUse);
  expect(store.getState().project.page).toEqual({ brand: 'lonestar', brands: { lonestar } });
  await press('button', en.undo);
  expect(store.getState().project.page).toEqual({ brands: { mine } });
});

test('a pasted text is kept when the dialog closes, and unreadable text cannot be used', async () => {
  await opens();
  await press('button', en.paste);
  await field(en.pasteLabel).fill('<cover-zip-form quote-page="/b"></cover-zip-form>');
  await press('button', en.pasteRead);
  await expect.element(page.getByText('The element of Zip form, with 1 setting.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('button', en.paste);
  await expect.element(field(en.pasteLabel)).toHaveValue('<cover-zip-form quote-page="/b"></cover-zip-form>');
  await field(en.pasteLabel).fill(
    '<cover-zip-form><script type="application/json">{ "quotePage" }</script></cover-zip-form>',
  );
  await press('button', en.pasteRead);
  await expect.element(page.getByText(en.pasteUnusable)).toBeVisible();
  await expect.element(page.getByRole('button', { name: en.pasteUse })).not.toBeInTheDocument();
});

test('a repeated key in JSON is reported', async () => {
  const { config } = await opens();
  await press('button', en['view.json']);
  await editor.fill('{ "quotePage": "/a", "labels": { "submit": "A", "submit": "B" } }');
  await expect.element(page.getByText('labels.submit is there twice: the last one counts.')).toBeVisible();
  expect(config()).toMatchObject({ labels: { submit: 'B' } });
});

test('an added item is expanded and focused, and reports no problem before input', async () => {
  await opens({ widget: 'team' });
  await unfold('People');
  await press('button', 'Add to People');
  await hasFocus(field('Name'));
  await expect.element(field('Name')).toBeInViewport();
  await expect.element(page.getByText(en.problemsOne, { exact: true })).not.toBeInTheDocument();
});

test('pairs of colors with too little contrast are listed', async () => {
  await opens({ config: { theme: { accent: '#9ab' } } });
  await unfold('Colors, type and shape');
  await expect.element(page.getByText(/^Accent: \d\.\d:1 on Surface: needs 3:1 to be read\.$/)).toBeVisible();
});

test('groups stay open while another tab is shown', async () => {
  await opens();
  await unfold('Texts');
  await unfold('Colors, type and shape');
  await page.getByText('Colors', { exact: true }).click();
  await press('tab', 'Brand');
  await expect.element(field('Accent accent')).not.toBeInTheDocument();
  await press('tab', 'Widget');
  await expect.element(field(/^Submit/)).toBeVisible();
  await expect.element(field('Accent accent')).toBeVisible();
});

test('on a phone, a view opens at its top, and the settings at their last position', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await opens();
  await unfold('Texts');
  await field(en.content).click();
  const at = scrollY;
  expect(at).toBeGreaterThan(300);
  await press('tab', 'Preview');
  const options = page.getByText(en.previewTools, { exact: true });
  await expect.poll(() => options.element().getBoundingClientRect().top).toBeGreaterThan(40);
  await press('tab', 'Settings');
  await expect.poll(() => Math.abs(scrollY - at)).toBeLessThan(2);
});

test('a token with few common values has a select, which keeps any other valid value', async () => {
  const { config } = await opens({ config: { theme: { scheme: 'light dark' } } });
  await unfold('Colors, type and shape');
  await page.getByText('Colors', { exact: true }).click();
  const scheme = page.getByRole('combobox', { name: /^Scheme/ });
  await expect.element(scheme).toHaveValue('light dark');
  await scheme.selectOptions('dark');
  expect(config()).toEqual({ theme: { scheme: 'dark' } });
});
