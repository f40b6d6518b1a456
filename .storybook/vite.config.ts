import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkStyles } from '../packages/tooling/vite/chunk-styles.ts';
import { configTables } from '../packages/tooling/vite/config-tables.ts';
import { firstPaint } from '../packages/tooling/vite/first-paint.ts';
import { keyTables } from '../packages/tooling/vite/key-tables.ts';

export default defineConfig({ plugins: [react(), chunkStyles(), firstPaint(), keyTables(), configTables()] });
