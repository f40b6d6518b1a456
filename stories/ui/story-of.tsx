import type { StoryObj } from '@storybook/react-vite';
import type { Example } from '#ui/example';

/** The story of an example, in the language of the toolbar. */
export function storyOf(Drawn: Example): StoryObj {
  return { render: (_args, { globals }) => <Drawn language={globals.language === 'es' ? 'es' : 'en'} /> };
}
