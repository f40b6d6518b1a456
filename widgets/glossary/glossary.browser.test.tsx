import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { glossaryConfig } from './glossary.config.ts';
import { exampleTerms } from './glossary.examples.ts';
import { Glossary } from './glossary.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const { term: linked } = exampleTerms.en[2];

interface GlossaryPageOptions {
  language?: Language;
  /** The authored content. */
  content?: string;
  hash?: string;
}

async function openGlossary(config: object, { language = 'en', content = '', hash = '' }: GlossaryPageOptions = {}) {
  const own = location.href;
  history.replaceState(history.state, '', hash || '#');
  onTestFinished(() => history.replaceState(history.state, '', own));
  const { host, failures } = openPage({ language });
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const rendered = await renderInShadowRoot(
    <Glossary config={z.parse(glossaryConfig, config)} labels={language === 'en' ? en : es} host={host} />,
  );
  const isOpen = (term: string) => page.getByText(term, { exact: true }).element().closest('details')!.open;
  const shown = () =>
    [...rendered.root.querySelectorAll('[data-term]')].filter((entry) => !entry.hasAttribute('hidden')).length;
  return { ...rendered, host, failures, isOpen, shown };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each(['en', 'es'] as const)('expands and collapses all terms, and announces how many (%s)', async (language) => {
  const labels = language === 'en' ? en : es;
  const { root, violations } = await openGlossary({ terms: exampleTerms[language] }, { language });
  const open = () => root.querySelectorAll('details[open]').length;
  expect(open()).toBe(0);
  await button(labels.expandAll).click();
  expect(open()).toBe(4);
  await expect.element(page.getByRole('status')).toHaveTextContent(format(labels['expanded.other'], { count: 4 }));
  expect(await violations()).toEqual([]);
  await button(labels.collapseAll).click();
  expect(open()).toBe(0);
  await expect.element(page.getByRole('status')).toHaveTextContent(format(labels['collapsed.other'], { count: 4 }));
});

describe('the filter', () => {
  test.each([
    ['COLISION', 'es', 1],
    ['póliza', 'es', 2],
    ['driver', 'en', 1],
    ['', 'en', 4],
  ] as const)('finds %j in terms and definitions (%s: %i)', async (text, language, count) => {
    const labels = language === 'en' ? en : es;
    const { shown } = await openGlossary({ terms: exampleTerms[language] }, { language });
    await page.getByRole('searchbox', { name: labels.filter }).fill(text);
    expect(shown()).toBe(count);
  });

  test('shows that nothing matches, and then all terms again', async () => {
    const { shown, violations, focused } = await openGlossary({ terms: exampleTerms.en });
    const field = page.getByRole('searchbox', { name: en.filter });
    await field.fill('zzz');
    await expect.element(page.getByText(format(en.notFound, { text: 'zzz' })).first()).toBeVisible();
    expect(shown()).toBe(0);
    expect(await violations()).toEqual([]);
    await button(en.showAll).click();
    expect(shown()).toBe(4);
    // The pressed button is gone.
    expect(focused()).toBe(field.element());
    await expect.element(field).toHaveValue('');
  });

  test('leaves hidden terms to the browser’s search, which clears the filter', async () => {
    const { root, shown } = await openGlossary({ terms: exampleTerms.en });
    await page.getByRole('searchbox').fill('driver');
    const hidden = root.querySelector('[data-term=claim]')!;
    expect(hidden.getAttribute('hidden')).toBe('until-found');
    hidden.dispatchEvent(new Event('beforematch'));
    await expect.poll(shown).toBe(4);
  });
});

describe('a link to a term', () => {
  test('opens the term of the page’s address on load, without taking the focus', async () => {
    const { isOpen, focused } = await openGlossary({ terms: exampleTerms.en }, { hash: '#deductible' });
    expect(isOpen(linked)).toBe(true);
    expect(isOpen('Claim')).toBe(false);
    expect(focused()).toBeNull();
  });

  test('opens the term from a definition, and focuses it, each time', async () => {
    const { isOpen, focused, root } = await openGlossary({ terms: exampleTerms.en });
    await page.getByText('Collision', { exact: true }).click();
    expect(interceptedPresses(page.getByRole('link', { name: 'deductible', exact: true }).element())).toEqual([]);
    expect(isOpen(linked)).toBe(false);
    for (const time of ['first', 'again']) {
      await page.getByRole('link', { name: 'deductible', exact: true }).click();
      await expect.poll(() => isOpen(linked), { message: time }).toBe(true);
      await expect.poll(focused).toBe(root.querySelector('[data-term=deductible] summary'));
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => isOpen(linked)).toBe(false);
    }
    expect(location.hash).toBe('#deductible');
  });

  test('opens a term with non-ASCII letters in its id, each time', async () => {
    const { isOpen, focused, root } = await openGlossary({
      terms: [
        { term: 'Colisión', definition: 'Paga su auto.', id: 'colisión' },
        { term: 'Deducible', definition: 'Vea <a href="#colisión">colisión</a>.' },
      ],
    });
    await page.getByText('Deducible', { exact: true }).click();
    for (const time of ['first', 'again']) {
      await page.getByRole('link', { name: 'colisión', exact: true }).click();
      await expect.poll(() => isOpen('Colisión'), { message: time }).toBe(true);
      await expect.poll(focused).toBe(root.querySelector('[data-term="colisión"] summary'));
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => isOpen('Colisión')).toBe(false);
    }
  });

  test('shows a term that the filter hides', async () => {
    const { isOpen, shown } = await openGlossary({ terms: exampleTerms.en });
    await page.getByRole('searchbox').fill('driver');
    location.hash = '#Deductible';
    await expect.poll(() => isOpen(linked)).toBe(true);
    expect(shown()).toBe(4);
  });
});

test.each([
  ['<dl><dt id="own">Claim</dt><dd>Ask <b>it</b> to pay.</dd><dd>Soon.</dd></dl>', 'own', 'Ask it to pay.Soon.'],
  ['<dl><div><dt>A  claim</dt><dd>Ask.</dd></div></dl>', 'a-claim', 'Ask.'],
  ['<dl><dt>Nothing</dt><dd> </dd><dt id="own">Claim</dt><dd></dd><dd>Ask.</dd></dl>', 'own', 'Ask.'],
  ['<details id="d1"><summary>Claim</summary><p>Ask.</p> Now</details>', 'd1', 'Ask. Now'],
])('reads the terms of the content %s', async (content, id, definition) => {
  const { root } = await openGlossary({}, { content });
  const entry = root.querySelector(`[data-term="${id}"]`)!;
  expect(entry.querySelector('.cover-glossary-definition')!.textContent).toBe(definition);
  expect(root.querySelectorAll('[data-term]')).toHaveLength(1);
});

test('keeps the authored content without terms, and tells the author', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { failures, host } = await openGlossary({}, { content: '<p>Coming soon</p>' });
  expect(failures).toEqual(['config']);
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  await expect.poll(() => warn.mock.calls.flat().join()).toContain('There are no terms');
});
