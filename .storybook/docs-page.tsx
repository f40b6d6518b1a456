import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, type ReactNode, useContext, useEffect, useState } from 'react';
import { elementSnippet, plainForm, type Snippet } from '#configuration/snippet';
import { StoryFrame, useStoryArgs } from './story-frame.tsx';
import { storyName } from './story-name.ts';

const documents = import.meta.glob<string>('../docs/widgets/*.md', { query: '?raw', import: 'default' });

/** The first paragraph of a widget's document. */
function useSummary(widget: string): string {
  const [summary, setSummary] = useState('');
  useEffect(() => {
    void documents[`../docs/widgets/${widget}.md`]?.().then((text) => {
      const [, first = ''] = text.split('\n\n');
      setSummary(first.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
    });
  }, [widget]);
  return summary;
}

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const nameOf = (story: Story) => storyName(story.name.replaceAll(' ', ''));

const fallback = '<a href="/get-a-quote">Get a quote</a>';

/** The widget with the values of the controls, as an author writes it: as an element and as a plain `div`. */
function WidgetCode({ widget, config }: { widget: string; config: Snippet }): ReactNode {
  return (
    <>
      <Source language="html" code={elementSnippet(widget, config, fallback)} />
      <Markdown>Where the system strips custom elements and scripts:</Markdown>
      <Source language="html" code={plainForm(widget, config, fallback)} />
    </>
  );
}

/** The table of controls is wider than a phone. */
function ScrollingControls(): ReactNode {
  return (
    <div style={{ overflowX: 'auto' }}>
      <Controls />
    </div>
  );
}

function WidgetPage({ widget, story, others }: { widget: string; story: Story; others: readonly Story[] }) {
  const summary = useSummary(widget);
  const { initialArgs, id } = story;
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const args = useStoryArgs(id, initialArgs);
  const { brand } = globals;
  const config = { ...(brand !== 'default' && { brand: String(brand) }), ...(args as Snippet) };
  return (
    <>
      <Markdown>{summary}</Markdown>
      <StoryFrame id={id} name={nameOf(story)} args={args} globals={globals} />
      <Heading>Settings</Heading>
      <ScrollingControls />
      <Heading>Code</Heading>
      <WidgetCode widget={widget} config={config} />
      {others.length > 0 && (
        <>
          <Heading>States</Heading>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a href={`./?path=/story/${other.id}`} target="_top">
                  {nameOf(other)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PartPage({ story, others }: { story: Story; others: readonly Story[] }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const args = useStoryArgs(story.id, story.initialArgs);
  return (
    <>
      <Description of="meta" />
      <StoryFrame id={story.id} name={nameOf(story)} args={args} globals={globals} height="420px" />
      {story.component && (
        <>
          <Heading>Properties</Heading>
          <ScrollingControls />
        </>
      )}
      {others.length > 0 && <Heading>Examples</Heading>}
      {others.map((other) => (
        <section key={other.id}>
          <Subheading>{nameOf(other)}</Subheading>
          <Canvas of={other.moduleExport} story={{ __forceInitialArgs: true }} />
        </section>
      ))}
    </>
  );
}

/** The docs page of a widget or part: its first story in a window, its controls, and the other stories. */
export function DocsPage(): ReactNode {
  const [story, ...others] = useContext(DocsContext).componentStories();
  if (!story) return null;
  const widget = story.parameters.widget as string | undefined;
  return (
    <>
      <Title />
      {widget ? <WidgetPage {...{ widget, story, others }} /> : <PartPage {...{ story, others }} />}
    </>
  );
}
