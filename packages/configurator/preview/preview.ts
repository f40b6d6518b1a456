import type { Covermount } from '#embed/loader/public';
import { emulateQueries } from './emulate-media.ts';
import { PreviewPage, waiting } from './preview-page.ts';

const page = new CSSStyleSheet();
page.replaceSync(`
  body { margin: 0; background: #fff; }
  main { box-sizing: border-box; padding: 16px; }
  .${waiting} { min-block-size: 300vh; }
`);
document.adoptedStyleSheets.push(page);

/** The bundle of the same build, next to this folder. */
const bundle = new URL(/* @vite-ignore */ '../covermount.js', import.meta.url).href;

// The preview shows only what its parent sends.
if (window.parent !== window)
  new PreviewPage(
    window.parent,
    () => import(/* @vite-ignore */ bundle) as Promise<Covermount>,
    emulateQueries(),
  ).start();
