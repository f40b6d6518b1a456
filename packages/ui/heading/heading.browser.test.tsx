import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Heading } from './heading.tsx';

test('takes the focus on every page of a widget except the first', async () => {
  const { focused, rerender } = await renderInShadowRoot(
    <StrictMode>
      <Heading key="1" takesFocus="entry">
        One
      </Heading>
    </StrictMode>,
  );
  expect(focused()).toBeNull();
  await rerender(
    <StrictMode>
      <Heading key="2" takesFocus="entry">
        Two
      </Heading>
    </StrictMode>,
  );
  expect(focused()?.textContent).toBe('Two');
});

test('takes the focus on the first page with takesFocus', async () => {
  const { focused } = await renderInShadowRoot(<Heading takesFocus>One</Heading>);
  expect(focused()?.textContent).toBe('One');
});

test('does not move the focus when its text changes', async () => {
  const { focused, rerender } = await renderInShadowRoot(<Heading takesFocus>One</Heading>);
  (focused() as HTMLElement).blur();
  await rerender(<Heading takesFocus>Two</Heading>);
  expect(focused()).toBeNull();
});
