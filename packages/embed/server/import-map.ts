import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.ts';
import type { CovermountServer } from './public.ts';

const hashes = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('../integrity.json', import.meta.url), 'utf8')) as Record<string, string>;

export const importMap: CovermountServer['importMap'] = ({ filesFrom, nonce }) => {
  if (
    !/^(https?:\/)?\//.test(filesFrom) ||
    !URL.canParse(filesFrom, 'https://www.agency.example') ||
    !filesFrom.endsWith('/')
  )
    throw new TypeError(
      `The address of dist/ begins with https:// or a slash and ends with a slash, as https://cdn.agency.example/covermount/, not "${filesFrom}".`,
    );
  const modules = Object.entries(hashes()).filter(([file]) => file.endsWith('.js'));
  const integrity = Object.fromEntries(modules.map(([file, hash]) => [filesFrom + file, hash]));
  // A `<` in an address would end the script.
  const json = JSON.stringify({ integrity }).replaceAll('<', String.raw`\u003c`);
  return `<script type="importmap"${nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`}>${json}</script>`;
};
