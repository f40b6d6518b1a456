import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { useAuthoredContent } from './prompt-view.ts';

test.each(['a first paint has hidden it', 'nothing was drawn before'])(
  'shows the authored content, and hides it again, when %s',
  async (before) => {
    const element = document.createElement('div');
    element.innerHTML = '<a href="/sign-in">Members</a>';
    const root = element.attachShadow({ mode: 'open' });
    if (before === 'a first paint has hidden it') root.append(document.createElement('slot'));
    for (const slot of root.querySelectorAll('slot')) slot.hidden = true;
    document.body.append(element);
    onTestFinished(() => element.remove());
    const host = { ...openPage().host, element, root };
    function Widget({ isShown }: { isShown: boolean }) {
      useAuthoredContent(host, isShown);
      return null;
    }
    const isVisible = () => element.querySelector('a')!.checkVisibility();
    const { rerender } = await renderInShadowRoot(<Widget isShown />);
    expect(isVisible()).toBe(true);
    await rerender(<Widget isShown={false} />);
    expect(isVisible()).toBe(false);
    await rerender(<Widget isShown />);
    expect(isVisible()).toBe(true);
  },
);
