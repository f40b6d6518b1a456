import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project.ts';
import { unsupportedInScript, unsupportedInStyles } from './browser-support.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

describe('a script for the oldest browsers', () => {
  test.each([
    ['Array.fromAsync(list)', ['Array.fromAsync']],
    ['RegExp.escape(text)', ['RegExp.escape']],
    ['list.difference(other)', ['difference()']],
    ['element.moveBefore(child, next)', ['moveBefore()']],
    ['new CSSScopeRule()', ['CSSScopeRule']],
    ['answers.difference = { CSSScopeRule: 1 }', []],
    ['CSS.escape(text)', []],
    ['URL.canParse(text)', []],
    ['AbortSignal.timeout(5)', []],
    ['list.toSorted()', []],
    ['element.showPopover()', []],
  ])('reports the unsupported features of %s: %j', (code, expected) =>
    expect([...unsupportedInScript(code).keys()]).toEqual(expected),
  );

  test('names the browsers that miss a feature, and their first version with it', () => {
    expect(unsupportedInScript('Array.fromAsync(list)').get('Array.fromAsync')).toBe(
      'chrome 121, edge 121, webview_android 121',
    );
  });

  test.each(['/[a--b]/v', 'using file = open()', 'import data from "./data.json" with { type: "json" }'])(
    'throws for the syntax %s',
    (code) => expect(() => unsupportedInScript(code)).toThrow(SyntaxError),
  );
});

describe('a style sheet for the oldest browsers', () => {
  test.each([
    ['@scope (.a) { b { color: red } }', ['@scope']],
    ['.a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
    ['.a { width: calc-size(auto, size) }', ['calc-size()']],
    ['.a:open { color: red }', [':open']],
    ['.a { display: grid; color: color-mix(in oklab, red, blue) }', []],
    ['.a:has(b):dir(rtl)::before { inset: 0 }', []],
    ['@supports (field-sizing: content) { .a { field-sizing: content } }', []],
  ])('reports the unsupported features of %s: %j', (text, expected) =>
    expect([...unsupportedInStyles(text).keys()]).toEqual(expected),
  );
});

test('docs/browsers.md names the oldest browsers that the build compiles to', () => {
  const document = readFileSync(`${projectRoot}docs/browsers.md`, 'utf8');
  const versions = ['Chrome', 'Firefox', 'Safari'].map((name) =>
    Number.parseFloat(new RegExp(`^\\| ${name}[^|]*\\| ([\\d.]+)`, 'm').exec(document)?.[1] ?? ''),
  );
  expect(versions).toEqual(Object.values(oldestBrowsers));
});
