import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './packages/build/first-paint.ts';
import { preloads } from './packages/build/preloads.ts';
import { stripDescriptions } from './packages/build/strip-descriptions.ts';
import { widgetEntries, widgetEntry } from './packages/build/widget-entry.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __COVERMOUNT_VERSION__: JSON.stringify(version) },
  publicDir: false,
  plugins: [react(), firstPaint(), stripDescriptions(), preloads(), widgetEntry()],
  build: {
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: { covermount: 'widgets/covermount.ts', ...widgetEntries() },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
