import type { StoryObj } from '@storybook/react-vite';
import type { Example } from '#ui/example';
import { WithProps } from './with-props.tsx';

/** A story of an example in the toolbar's language. The controls set properties of the part that the file documents. */
export function storyOf(Drawn: Example): StoryObj {
  return {
    render: (args, { globals, component }) => {
      const example = <Drawn language={globals.language === 'es' ? 'es' : 'en'} />;
      if (!component || Object.keys(args).length === 0) return example;
      return (
        <WithProps part={component} props={args}>
          {example}
        </WithProps>
      );
    },
  };
}
