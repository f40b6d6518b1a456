import { expect, test } from 'vitest';
import type { Template } from '#embed/first-paint/first-paint';
import { drawnStyles } from './critical-styles.ts';

const shared: Template = ['p', { class: 'cover-shared' }];
const view = {
  templates: {
    '0': [['div', { class: 'cover-one cover-two' }, 0]],
    '1': [['div', { class: 'cover-other' }]],
  } satisfies Record<string, Template[]>,
  parts: [shared],
};
const drawn = (css: string) => drawnStyles(css, view);

test('keeps rules for the classes of each template and of the shared parts', () => {
  const css = '.cover-root{all:initial}.cover-one.cover-two:hover{top:0}.cover-other{top:1px}.cover-shared>b{top:2px}';
  expect(drawn(css)).toBe(css);
});

test('removes a selector with a class that is not rendered', () => {
  expect(drawn('.cover-one,.cover-absent,.cover-two .cover-absent{top:0}.cover-absent{top:1px}')).toBe(
    '.cover-one{top:0}',
  );
});

test('ignores classes in parentheses', () => {
  const css = '.cover-one:not(.cover-absent){top:0}.cover-root :where(p,.cover-absent){top:1px}';
  expect(drawn(css)).toBe(css);
});

test('removes rules for states that only the script sets, and their animations', () => {
  const css = '.cover-one[data-cover-held]:before{animation:1s turn}@keyframes turn{to{rotate:1turn}}';
  expect(drawn(css)).toBe('');
  const used = '.cover-one{animation:1s turn}@keyframes turn{to{rotate:1turn}}';
  expect(drawn(used)).toBe(used);
});

test('removes a block that is left empty', () => {
  expect(drawn('@media print{.cover-absent{top:0}}@container cover (width>=1em){.cover-one{top:0}}')).toBe(
    '@container cover (width>=1em){.cover-one{top:0}}',
  );
});

test('removes a property that nothing reads, and then the properties that only it has read', () => {
  const css =
    '.cover-root{--a:1px;--b:var(--a);--c:var(--cover-c,2px)}.cover-one{top:var(--c)}.cover-absent{top:var(--b)}';
  expect(drawn(css)).toBe('.cover-root{--c:var(--cover-c,2px)}.cover-one{top:var(--c)}');
});
