import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/form/strings.en';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { hasStored } from '../model/stored-records.ts';

test(
  'a page’s own form posts with and without script; script validates it and keeps typed text over a reload',
  whenAffected,
  async ({ browser, page, sandbox }) => {
    const posted = async () => (await (await fetch(`${sandbox.url}/sandbox/forms/form`)).json()) as object[];
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/form.html`);
    await unscripted.getByLabel('First name').fill('Alex');
    await unscripted.getByLabel('Email address').fill('alex@example.com');
    await unscripted.getByLabel('Message').fill('Hello');
    await unscripted.getByRole('button', { name: 'Send' }).click();
    await expect(unscripted.getByRole('heading', { name: 'Received' })).toBeVisible();
    await unscripted.close();
    const before = await posted();
    expect(before.at(-1)).toMatchObject({ first_name: 'Alex', message: 'Hello', source: 'demo' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/form.html`);
    const form = page.locator('cover-form').first();
    const drawn = form.locator('.cover-root');
    await expect(drawn).toBeVisible();
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(drawn.getByText('Please tell us your name.')).toBeVisible();
    await page.keyboard.type('Robin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('robin@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7870');
    await drawn.getByRole('textbox', { name: 'Message' }).fill('A deer.');
    await hasStored(page, /:earlyInput\.form/);
    await page.reload();
    await expect(drawn.getByRole('textbox', { name: 'Message' })).toHaveValue('A deer.');
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByText('A zip code has five digits.')).toBeVisible();
    await expect(drawn.getByRole('textbox', { name: /^Zip code/ })).toBeFocused();
    await drawn.getByRole('textbox', { name: /^Zip code/ }).fill('78701');
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByText(en['error.captcha'])).toBeVisible();
    await form.getByLabel('What is 3 + 4?').fill('7');
    expect(await posted()).toHaveLength(before.length);
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    expect(await posted()).toHaveLength(before.length + 1);
    expect((await posted()).at(-1)).toEqual({
      first_name: 'Robin',
      email: 'robin@example.com',
      zip: '78701',
      topic: '',
      message: 'A deer.',
      offers: 'Unchecked',
      captcha_answer: '7',
      source: 'demo',
      website_address: '',
    });
  },
);

const everyKind = `<p><label>Name <input name="name"></label></p>
  <p><label>City <input name="city" value="Austin"></label></p>
  <fieldset><legend>Interests</legend>
    <label><input type="checkbox" name="interests" value="auto"> Auto</label>
    <label><input type="checkbox" name="interests" value="home" checked> Home</label>
    <label><input type="checkbox" name="interests" value="life"> Life</label>
  </fieldset>
  <fieldset><legend>Reply</legend>
    <label><input type="radio" name="reply_by" value="mail"> Mail</label>
    <label><input type="radio" name="reply_by" value="text"> Text</label>
  </fieldset>
  <fieldset><legend>Rate</legend>
    <label><input type="radio" name="rate_by" value="mail"> Letter</label>
    <label><input type="radio" name="rate_by" value="text"> Words</label>
  </fieldset>
  <p><label><input type="checkbox" name="terms"> I agree</label></p>
  <p><label>Topic <select name="topic"><option>Quote</option><option>Claim</option></select></label></p>`;

test('entered values of a form survive a reload and Back from an error page, but not the visit', async ({
  page,
  author,
  visitor,
  watch,
  sandbox,
}) => {
  watch.allowsFailedRequests();
  const posts: string[] = [];
  await page.route('**/answers-with-an-error', async (route) => {
    posts.push(route.request().postData() ?? '');
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Not now</h1>' });
  });
  const body = `<cover-form load="eager"><form action="/answers-with-an-error" method="post">${everyKind}<button>Ask us</button></form></cover-form>`;
  await visitor.opens(await author.publishes({ body }));
  const drawn = page.locator('cover-form .cover-root');
  const box = (name: string) => drawn.getByRole('checkbox', { name });
  const text = (name: RegExp) => drawn.getByRole('textbox', { name });
  const isEntered = async (name: string) => {
    await expect(text(/^Name/)).toHaveValue(name);
    await expect(text(/^City/)).toHaveValue('Waco');
    await expect(box('Auto')).toBeChecked();
    await expect(box('Home')).not.toBeChecked();
    await expect(box('Life')).toBeChecked();
    await expect(drawn.getByRole('radio', { name: 'Mail' })).not.toBeChecked();
    await expect(drawn.getByRole('radio', { name: 'Words' })).toBeChecked();
    await expect(box('I agree')).toBeChecked();
    await expect(drawn.getByRole('combobox')).toHaveValue('Claim');
  };

  await text(/^Name/).fill('Robin');
  await text(/^City/).fill('Waco');
  await drawn.getByText('Auto').click();
  await drawn.getByText('Home').click();
  await drawn.getByText('Life').click();
  await drawn.getByText('Words').click();
  await drawn.getByText('I agree').click();
  await drawn.getByRole('combobox').selectOption('Claim');
  await isEntered('Robin');
  await hasStored(page, /:earlyInput\.form/);
  await visitor.hasReceivedTheWholeWidget();
  await page.reload();
  await isEntered('Robin');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Robin');

  // Text typed before the script loads is newer than the saved text.
  const letLoaderGo = await holdRequests(page, '**/covermount/covermount.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('cover-form > form').getByLabel('Name').fill('Alex');
  letLoaderGo();
  await isEntered('Alex');
  await visitor.hasReceivedTheWholeWidget();
  // Text typed after the script has loaded is newer still.
  await text(/^Name/).fill('Kim');
  await page.reload();
  await isEntered('Kim');

  await drawn.getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible();
  const sent =
    'name=Kim&city=Waco&interests=auto&interests=life&rate_by=text&terms=checked&topic=Claim&website_address=';
  expect(posts).toEqual([sent]);
  await page.goBack();
  await isEntered('Kim');
  await drawn.getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible();
  expect(posts).toEqual([sent, sent]);

  await page.goto(`${sandbox.url}/authored.html`);
  await visitor.hasReceivedTheWholeWidget();
  await expect(text(/^Name/)).toHaveValue('');
  await expect(text(/^City/)).toHaveValue('Austin');
  await expect(box('Home')).toBeChecked();
  await expect(box('I agree')).not.toBeChecked();
});

test('a page’s own form stays and posts when the file that reads it fails to load', async ({
  page,
  author,
  visitor,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/^console error: .*\[covermount\] cover-form could not be drawn/);
  await page.route('**/authored-form*', (route) => route.abort());
  await page.route('**/answer', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>${route.request().postData()}</h1>` }),
  );
  const body = `<cover-form load="eager"><form action="/answer" method="post"><label>Name <input name="name"></label><button>Ask us</button></form></cover-form>`;
  await visitor.opens(await author.publishes({ body }));
  await page.getByLabel('Name').fill('Robin');
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['render']);
  await expect(page.getByLabel('Name')).toHaveValue('Robin');
  await page.getByRole('button', { name: 'Ask us' }).click();
  await expect(page.getByRole('heading', { name: 'name=Robin' })).toBeVisible();
});

test('a keyboard user is led to the first answer that is missing, and sends the form', async ({ page, visitor }) => {
  await visitor.opens('/form.html');
  const form = page.locator('cover-form').first();
  const drawn = form.locator('.cover-root');
  await expect(drawn).toBeVisible();
  const submit = drawn.getByRole('button', { name: en.submit });
  await visitor.tabsTo(submit);
  await visitor.hits('Enter');
  await expect(drawn.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await visitor.types('Robin');
  for (const [control, text] of [
    [drawn.getByRole('textbox', { name: 'Email address' }), 'robin@example.com'],
    [drawn.getByRole('textbox', { name: 'Message' }), 'A deer.'],
    [form.getByLabel('What is 3 + 4?'), '7'],
  ] as const) {
    await visitor.tabsTo(control);
    await visitor.types(text);
  }
  await visitor.tabsTo(submit);
  await visitor.hits('Enter');
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
});
