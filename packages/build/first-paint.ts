import type { Plugin } from 'vite';
export function firstPaint(): Plugin { return { name: 'covermount:first-paint' }; }
