import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from '../packages/build/first-paint.ts';
import { keyTables } from '../packages/build/key-tables.ts';

export default defineConfig({ plugins: [react(), firstPaint(), keyTables()] });
