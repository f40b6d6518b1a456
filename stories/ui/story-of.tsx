import type { StoryObj } from '@storybook/react-vite';
import type { Example } from '#ui/example';

/** A story of an example in the toolbar's language. */
export function storyOf(Drawn: Example): StoryObj {
  return { render: (_args, { globals }) => <Drawn language={globals.language === 'es' ? 'es' : 'en'} /> };
}
