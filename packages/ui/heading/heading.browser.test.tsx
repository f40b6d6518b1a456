import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Heading } from './heading.tsx';

test('leaves the focus where it is on the first page of a widget, and takes it on each one after', async () => {
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

test('takes the focus at once where it is asked to', async () => {
  const { focused } = await renderInShadowRoot(<Heading takesFocus>One</Heading>);
  expect(focused()?.textContent).toBe('One');
});

test('leaves the focus alone when its text changes', async () => {
  const { focused, rerender } = await renderInShadowRoot(<Heading takesFocus>One</Heading>);
  (focused() as HTMLElement).blur();
  await rerender(<Heading takesFocus>Two</Heading>);
  expect(focused()).toBeNull();
});
