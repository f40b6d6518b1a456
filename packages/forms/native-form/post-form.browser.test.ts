import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

afterEach(() => vi.restoreAllMocks());

test('submits a field named like a method of the form', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  postForm(document.body, { action: '/received' }, [['submit', 'alex@example.com']]);
  expect(submit).toHaveBeenCalledOnce();
  const form = document.querySelector('form')!;
  expect([...new FormData(form)]).toEqual([['submit', 'alex@example.com']]);
  form.remove();
});
