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

test('the page’s own rules for a widget win over the style sheet that reserves its space', () => {
  const specific: string[] = [];
  sheet.walkRules((rule: Rule) => {
    const isKeyframe = /^(from|to)\b/.test(rule.selector);
    // It hides the page, and no widget.
    const isOfPage = rule.selector === 'html[data-cover-offers] > body';
    if (!isKeyframe && !isOfPage && specificPart(rule.selector) !== '') specific.push(rule.selector);
  });
  expect(specific).toEqual([]);
});
