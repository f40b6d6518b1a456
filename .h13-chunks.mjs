// prints module → chunk from a build with sourcemaps-less config: uses vite build API with a plugin
import { build, loadConfigFromFile } from 'vite';
import { writeFileSync } from 'node:fs';
process.chdir('/work/wt/house-13');
const out = {};
await build({ logLevel: 'silent', build: { outDir: '/tmp/h13-out', emptyOutDir: true }, plugins: [{ name: 'x', generateBundle(_o, bundle) { for (const f of Object.values(bundle)) if (f.type === 'chunk') for (const m of Object.keys(f.modules)) out[m.replace('/work/wt/house-13/', '')] = f.name; } }] });
writeFileSync(process.argv[2], JSON.stringify(Object.fromEntries(Object.entries(out).sort()), null, 1));
