import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from '../packages/build/first-paint.ts';

export default defineConfig({ plugins: [react(), firstPaint()] });
