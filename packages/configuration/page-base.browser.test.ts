import { afterEach, expect, test } from 'vitest';
import { pageBase } from './page-base.ts';

const setBase = (href: string) => document.head.append(Object.assign(document.createElement('base'), { href }));

afterEach(() => document.querySelectorAll('base').forEach((element) => element.remove()));

test('follows a base element on the page’s own origin', () => {
  setBase('/folder/');
  expect(pageBase()).toBe(`${location.origin}/folder/`);
});

test('ignores a base element on another origin', () => {
  setBase('https://intruder.example/');
  expect(pageBase()).toBe(location.href);
});
