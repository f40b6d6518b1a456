import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { postForm } from './post-form.ts';

const host = { root: document.body, client: { pageBase: location.href } } as WidgetHost;

afterEach(() => vi.restoreAllMocks());

test('submits a field named like a method of the form', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  postForm(host, { action: '/received' }, [['submit', 'alex@example.com']]);
  expect(submit).toHaveBeenCalledOnce();
  const form = document.querySelector('form')!;
  expect([...new FormData(form)]).toEqual([['submit', 'alex@example.com']]);
  form.remove();
});

test('posts to the page’s own origin although markup has added a base element since', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  const base = Object.assign(document.createElement('base'), { href: 'https://evil.example/' });
  document.head.prepend(base);
  onTestFinished(() => base.remove());
  postForm(host, { action: '/received' }, []);
  const form = document.querySelector('form')!;
  expect(form.action).toBe(`${location.origin}/received`);
  form.remove();
});
