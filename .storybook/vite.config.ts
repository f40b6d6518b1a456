import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkStyles } from '../packages/build/chunk-styles.ts';
import { firstPaint } from '../packages/build/first-paint.ts';

export default defineConfig({ plugins: [react(), chunkStyles(), firstPaint()] });
