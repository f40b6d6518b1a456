import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { asObject, type JsonObject } from '../../json.ts';
import examples from '../../widget-examples.json';
import { useConfigurator, useProject } from '../configurator-context.ts';

/** The example of each widget in its documentation: `npm run docs` writes them. */
interface WidgetExample {
  config: JsonObject;
  content?: string;
}

/** Fills in the example from the widget's documentation. */
export function ExampleButton(): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const example = (examples as Readonly<Record<string, WidgetExample>>)[project.widget];
  if (!example) return null;
  const fill = () =>
    store.getState().change(
      {
        ...project,
        config: { ...example.config, ...asObject(project.config) },
        ...(example.content !== undefined && { content: example.content }),
      },
      'example',
    );
  return (
    <div>
      <Button icon="edit" describedBy="example-hint" onClick={fill}>
        {texts.example}
      </Button>
      <p className="cover-hidden" id="example-hint">
        {texts.exampleHint}
      </p>
    </div>
  );
}
