import postcss, { type Rule } from 'postcss';
import type { Rendered } from '#embed/first-paint/first-paint';

/** A selector without its parentheses: `:is()` and `:not()` may name classes that are not rendered. */
function outsideParentheses(selector: string): string {
  let depth = 0;
  let text = '';
  for (const character of selector) {
    if (character === ')') depth -= 1;
    else if (character === '(') depth += 1;
    else if (depth === 0) text += character;
  }
  return text;
}

/** Removes custom properties that no declaration reads, until every remaining one is read. */
function removeUnread(sheet: postcss.Root): void {
  for (let isDone = false; !isDone;) {
    const read = new Set<string>();
    sheet.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
    });
    isDone = true;
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
}

/** Removes a rule's selectors with a class that is not rendered, and those of a press that the script holds. */
function keepDrawn(rule: Rule, drawn: ReadonlySet<string>): void {
  const selectors = rule.selectors.filter((selector) => {
    const outside = outsideParentheses(selector);
    if (outside.includes('[data-cover-held]')) return false;
    return [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => drawn.has(name));
  });
  if (selectors.length === 0) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

/**
 * The styles that a printed first paint needs: rules for classes that one of its templates has, with the properties
 * that they read. The script adds all styles before anything else shows.
 */
export function drawnStyles(css: string, { templates, parts }: Pick<Rendered, 'templates' | 'parts'>): string {
  const classes = [...JSON.stringify([templates, parts]).matchAll(/"class":"([^"]*)"/g)];
  const drawn = new Set(['cover-root', ...classes.flatMap(([, names = '']) => names.split(' '))]);
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const { parent } = rule;
    // `from` and `to` are no classes.
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return;
    keepDrawn(rule, drawn);
  });
  const animations = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  sheet.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !animations.has(rule.params);
    if (isUnused || rule.nodes?.length === 0) rule.remove();
  });
  removeUnread(sheet);
  return String(sheet);
}
