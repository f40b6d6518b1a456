import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { formTarget, targetProblem } from './form-target.ts';

const elementWith = (html: string) => {
  const { document } = new JSDOM(`<div>${html}</div>`).window;
  return document.querySelector('div')!;
};

test('takes the address of the form in the element when none is configured', () => {
  const element = elementWith('<form action="/own" method="post"></form>');
  expect(formTarget(element, '')).toBe('/own');
  expect(formTarget(element, '/configured')).toBe('/configured');
  expect(formTarget(elementWith('<p></p>'), '')).toBe('');
});

test('says why a form cannot be sent', () => {
  const host = { isTrusted: (url: string) => url.startsWith('/') };
  expect(targetProblem(host, '/own')).toBeUndefined();
  expect(targetProblem(host, '')).toContain('set action');
  expect(targetProblem(host, 'https://intruder.example/')).toContain('services.trustedOrigins');
});
