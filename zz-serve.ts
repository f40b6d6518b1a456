import { startSandbox } from '#sandbox/start-sandbox';
const s = await startSandbox({ port: 4873, partnerPort: 4874, distDir: 'dist', demoDir: 'demo-pages', brotliQuality: 0 });
console.log(s.url);
