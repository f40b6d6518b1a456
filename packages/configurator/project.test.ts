import { expect, test } from 'vitest';
import {
  brandIdOf,
  emptyProject,
  type Project,
  sectionValue,
  withBrand,
  withRenamedBrand,
  withSection,
} from './project.ts';

const lonestar = { code: 'LS', name: 'Lone Star Cover' };
const nandu = { code: 'NA', name: 'Nandu' };
const project = {
  ...emptyProject('zip-form'),
  config: { brand: 'lonestar', quotePage: '/q' },
  page: { brand: 'lonestar', brands: { lonestar, nandu } },
  others: { team: { config: { brand: 'lonestar' }, content: '' } },
};

test('renaming the chosen brand keeps it chosen, in every widget', () => {
  const renamed = withRenamedBrand(project, 'lonestar', 'star');
  expect(renamed.page).toEqual({ brand: 'star', brands: { star: lonestar, nandu } });
  expect(Object.keys(renamed.page.brands as object)).toEqual(['star', 'nandu']);
  expect(renamed.config).toEqual({ brand: 'star', quotePage: '/q' });
  expect(renamed.others?.team?.config).toEqual({ brand: 'star' });
  expect(sectionValue(renamed, 'brand')).toEqual(lonestar);
});

test('renaming another brand changes nothing else', () => {
  const renamed = withRenamedBrand(project, 'nandu', 'rhea');
  expect(renamed.page).toEqual({ brand: 'lonestar', brands: { lonestar, rhea: nandu } });
  expect(renamed.config).toBe(project.config);
});

test('a brand can be named before it has settings', () => {
  const named = withRenamedBrand(emptyProject('zip-form'), 'brand', 'nandu');
  expect(brandIdOf(named)).toBe('nandu');
});

test('a brand of the site replaces the edited brand', () => {
  const made = {
    ...emptyProject('zip-form'),
    config: { brand: 'mine' },
    page: { brands: { mine: nandu, other: nandu } },
  };
  const next = withBrand(made, 'lonestar', lonestar);
  expect(next.page).toEqual({ brand: 'lonestar', brands: { other: nandu, lonestar } });
  expect(next.config).toEqual({});
  expect(brandIdOf(next)).toBe('lonestar');
});

test('a brand whose last setting is emptied keeps its id', () => {
  const of = (page: Project['page']) => withSection({ ...emptyProject('zip-form'), page }, 'brand', {}).page;
  expect(of({ brands: { lonestar, nandu } })).toEqual({ brands: { lonestar: {}, nandu } });
  expect(of({ brands: { lonestar } })).toEqual({ brands: { lonestar: {} } });
  expect(of({ brand: 'lonestar', brands: { lonestar, nandu } })).toEqual({ brand: 'lonestar', brands: { nandu } });
  expect(of({ brands: { brand: lonestar } })).toEqual({});
});
