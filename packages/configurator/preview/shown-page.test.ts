import { describe, expect, test } from 'vitest';
import { emptyProject, type Project } from '../project.ts';
import type { Site } from '../site.ts';
import { noBrand, type PreviewOptions, shownPage } from './shown-page.ts';

const pacific = { code: 'PC', name: 'Pacific' };
const lonestar = { code: 'LS', name: 'Lone Star Cover', services: { api: { base: 'https://api.agency.example' } } };
const site: Site = { page: {}, brands: { pacific }, services: { api: { base: '/sandbox' } } };
const options: PreviewOptions = {
  width: 390,
  brand: undefined,
  language: undefined,
  services: 'own',
  media: { forcedColors: false, reducedMotion: false },
};
const project: Project = {
  ...emptyProject('zip-form'),
  config: { quotePage: '/q', load: 'interaction', services: { api: { base: '/own' } } },
  page: { brand: 'lonestar', brands: { lonestar }, services: { site: { base: '/site' } } },
};

describe('shownPage', () => {
  test('shows a project as configured, and loads the widget at once', () => {
    const shown = shownPage(project, site, options);
    expect(shown.config).toEqual({ quotePage: '/q', services: { api: { base: '/own' } } });
    expect(shown.page).toEqual({ ...project.page, brands: { lonestar, pacific } });
  });

  test('uses the site’s services in place of the project’s, wherever they are configured', () => {
    const shown = shownPage(project, site, { ...options, services: 'site' });
    expect(shown.config).toEqual({ quotePage: '/q' });
    expect(shown.page.services).toEqual({ api: { base: '/sandbox' } });
    expect(shown.page.brands).toEqual({ lonestar: { code: 'LS', name: 'Lone Star Cover' }, pacific });
  });

  test.each(['site', 'none'] as const)('shows no services of a stranger’s link with the services: %s', (services) => {
    const foreign = { api: { base: 'https://evil.example' } };
    const link: Project = {
      ...emptyProject('customer-portal'),
      config: { Services: foreign, labels: { retry: 'Again' } },
      page: {
        Services: foreign,
        widgets: { 'customer-portal': { services: foreign } },
        brands: { lonestar: { ...lonestar, widgets: { 'customer-portal': { services: foreign } } } },
      },
    };
    const shown = shownPage(link, site, { ...options, services });
    expect(JSON.stringify(shown)).not.toContain('evil.example');
    expect(shown.config).toEqual({ labels: { retry: 'Again' } });
  });

  test('uses the chosen brand and language', () => {
    const shown = shownPage(project, site, { ...options, brand: 'pacific', language: 'es' });
    expect(shown.page.brand).toBe('pacific');
    expect(shown.config.language).toBe('es');
  });

  test('merges the project over the site’s page block', () => {
    const page = { language: 'es', debug: true, brand: 'pacific', brands: { pacific } };
    const shown = shownPage(emptyProject('zip-form'), { ...site, page }, { ...options, services: 'site' });
    expect(shown.page).toEqual({ ...page, services: site.services });
    const own = shownPage({ ...project, page: { ...project.page, language: 'en' } }, { ...site, page }, options);
    expect(own.page).toMatchObject({ language: 'en', debug: true, brand: 'lonestar', services: project.page.services });
  });

  test('has no services if the project names none and those of the site are off', () => {
    const page = { services: { api: { base: '/sandbox' } } };
    expect(shownPage(emptyProject('zip-form'), { ...site, page }, options).page).not.toHaveProperty('services');
  });

  test.each([
    ['without any brand', project, { ...options, brand: noBrand }],
    ['that has no brand yet', emptyProject('zip-form'), options],
  ])('shows a project %s', (_what, shownProject, shownOptions) => {
    const { page } = shownPage(shownProject, { ...site, brands: {} }, shownOptions);
    expect(page).not.toHaveProperty('brand');
    expect(page.brands).toEqual({});
  });
});
