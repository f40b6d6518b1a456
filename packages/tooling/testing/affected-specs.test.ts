import { expect, test } from 'vitest';
import { affectedSpecs } from './affected-specs.ts';

const specs = ['browser/renters/renters.spec.ts', 'browser/reviews/reviews.spec.ts', 'faults/robot.spec.ts'];

test.each([
  { changed: 'a file of one widget', path: 'widgets/renters/index.ts', affected: [0, 2] },
  { changed: 'a part of other widgets', path: 'packages/geo/browser-position.ts', affected: [2] },
  { changed: 'the map of offices and of reviews', path: 'packages/maps/leaflet/leaflet.css', affected: [1, 2] },
  { changed: 'a part of all widgets', path: 'packages/ui/theme/theme.tsx', affected: [0, 1, 2] },
  { changed: 'the loader', path: 'packages/embed/loader/loader.ts', affected: [0, 1, 2] },
  { changed: 'a service of the sandbox', path: 'packages/sandbox/start-sandbox.ts', affected: [0, 1, 2] },
  { changed: 'a demo page', path: 'demo-pages/renters.html', affected: [0, 1, 2] },
  { changed: 'a page model of one spec', path: 'tests/faults/robot-seeds.ts', affected: [2] },
  { changed: 'a unit test', path: 'packages/sandbox/start-sandbox.test.ts', affected: [] },
  { changed: 'a document', path: 'docs/glossary.md', affected: [] },
])('a change of $changed affects the journeys of the widgets that depend on it', async ({ path, affected }) => {
  const isAffected = await affectedSpecs(new Set([path]), specs);
  expect(specs.filter(isAffected)).toEqual(affected.map((index) => specs[index]));
});
