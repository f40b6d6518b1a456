import type { Schemas } from '../configuration/load-schemas.ts';
import { acceptedPart, essentialConfig, essentialPage } from '../configuration/read-section.ts';
import { asObject } from '../json.ts';
import { brandIdOf, type Project } from '../project.ts';
import type { OutputSource } from './output.ts';

/** Collects the input for writing the code of a project. */
export function outputSource(
  project: Project,
  { widget, page: pageSchemas }: { widget: Schemas; page: Schemas },
  at: Pick<OutputSource, 'files' | 'version'>,
): OutputSource {
  const page = essentialPage(project, pageSchemas);
  const config = essentialConfig(project, widget);
  const id = brandIdOf(project);
  // The page block needs none, but the file of a brand names its schema for editors.
  const { $schema } = asObject(asObject(project.page.brands)[id]);
  // A `brand` under a widget's key of the page block has no effect.
  const { brand: _unread, ...onPage } = asObject(asObject(page.widgets)[project.widget]);
  const both = [
    { source: 'page block', value: onPage },
    { source: 'settings', value: config },
  ];
  return {
    widget: project.widget,
    config,
    pageConfig: acceptedPart(widget, both),
    content: project.content,
    page,
    brand: { ...(typeof $schema === 'string' && { $schema }), ...asObject(asObject(page.brands)[id]) },
    ...at,
  };
}
