import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { enqueue } from '#prompts/prompt-queue';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { backToTopConfig } from './back-to-top.config.ts';
import { BackToTop } from './back-to-top.view.tsx';
import { en } from './strings.en.ts';

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

test('hides while a prompt is open', async () => {
  document.body.style.minHeight = '5000px';
  scrollTo(0, 1000);
  const { host } = openPage();
  Object.assign(host.element, { covermountPayload: true });
  await renderInShadowRoot(<BackToTop config={z.parse(backToTopConfig, {})} labels={en} host={host} />);
  const link = page.getByRole('link', { name: en.backToTop });
  await expect.element(link).toBeVisible();
  const prompt = document.body.appendChild(document.createElement('div'));
  const gone = new AbortController();
  await act(async () =>
    enqueue({ element: prompt, wait: 0, flows: new Set(), isDue: () => true, show: () => undefined }, gone.signal),
  );
  await expect.element(link).not.toBeInTheDocument();
  await act(async () => prompt.dispatchEvent(new CustomEvent('covermount:complete', { bubbles: true })));
  await expect.element(link).toBeVisible();
});
