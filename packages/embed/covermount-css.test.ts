import { readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';

const sheet = parse(readFileSync(`${projectRoot}packages/embed/covermount.css`, 'utf8'));

/** A selector without `:where(…)`, which adds no specificity, without pseudo-elements, and without combinators. */
function specificPart(selector: string): string {
  let depth = 0;
  let part = '';
  for (const token of selector.split(/(:where\(|[()])/)) {
    if (token === ':where(' && depth === 0) depth = 1;
    else if (depth === 0) part += token;
    else depth += token === ')' ? -1 : token.endsWith('(') ? 1 : 0;
  }
  return part.replace(/::(before|after)/g, '').replace(/[&\s,>]/g, '');
}

test('the page’s own height of a widget wins over the one that the style sheet reserves', () => {
  const selectors: string[] = [];
  sheet.walkDecls('min-block-size', ({ parent }) => {
    selectors.push((parent as Rule).selector);
  });
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((selector) => specificPart(selector) !== '')).toEqual([]);
});
