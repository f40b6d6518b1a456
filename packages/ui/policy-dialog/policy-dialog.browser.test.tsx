import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

const open = (text: string) =>
  renderInShadowRoot(
    <PolicyDialog isOpen title="Privacy policy" text={text} closeText="Close" onClose={() => undefined} />,
  );

test.each([
  [
    'blank lines',
    'First.\n\nSecond, with <strong>weight</strong>.\n \nThird.',
    ['First.', 'Second, with weight.', 'Third.'],
  ],
  ['its own paragraphs', '<p>First.</p><ul><li>An item</li></ul><p>Last.</p>', ['First.', 'Last.']],
])('renders a policy with %s as paragraphs with space between them', async (_what, text, paragraphs) => {
  const { root, violations } = await open(text);
  await expect.element(page.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible();
  const drawn = [...root.querySelectorAll('p')];
  expect(drawn.map(({ textContent }) => textContent)).toEqual(paragraphs);
  expect(drawn.some((paragraph) => paragraph.querySelector('p, ul'))).toBe(false);
  const [first, second] = drawn.map((paragraph) => paragraph.getBoundingClientRect());
  expect(second!.top - first!.bottom).toBeGreaterThanOrEqual(10);
  expect(await violations()).toEqual([]);
});

test('renders no element for an author’s script', async () => {
  const { root } = await open('<script>alert(1)</script><img src=x onerror=alert(1)>Text');
  expect(root.querySelector('script, img')).toBeNull();
  await expect.element(page.getByText('Text', { exact: true })).toBeVisible();
});
