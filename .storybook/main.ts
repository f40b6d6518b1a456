import type { StorybookConfig } from '@storybook/react-vite';
import { storyName } from './story-name.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // The Vite configuration at the root builds the shipped bundle.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [
    { from: '../demo-pages/brands', to: '/brands' },
    { from: '../stories/partner-pages', to: '/partner-pages' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The names in the sidebar. By default, Storybook Writes Each Word With A Capital.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.type === 'story' ? { ...entry, name: storyName(entry.exportName) } : entry,
        ),
    })),
};

export default config;
