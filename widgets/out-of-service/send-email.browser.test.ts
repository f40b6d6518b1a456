import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './send-email.ts';

afterEach(() => vi.restoreAllMocks());

test('a field may have the name of one of the form’s own methods', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  postForm(document.body, '/received', { submit: 'alex@example.com' });
  expect(submit).toHaveBeenCalledOnce();
  const form = document.querySelector('form')!;
  expect([...new FormData(form)]).toEqual([['submit', 'alex@example.com']]);
  form.remove();
});
