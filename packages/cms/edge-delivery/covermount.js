/* Code that all Covermount blocks share: it reads their rows, and loads the script once. */

const version = '{version}';
const hashes = { script: '{scriptHash}', style: '{styleHash}' };

/** The folder with the page block and, in a folder for each version, the files of the widgets. */
const folder = new URL('../covermount/', import.meta.url).href;

function load(tag, attributes) {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...attributes }));
}

/** Adds the page block from `covermount/page.json`, unless the page has its own. */
async function addPageBlock() {
  if (document.querySelector('[data-covermount=page]')) return;
  const response = await fetch(`${folder}page.json`);
  if (!response.ok) {
    console.warn(`[covermount] ${response.url} was not found: the widgets have no brand and no services.`);
    return;
  }
  const page = document.createElement('div');
  page.hidden = true;
  page.dataset.covermount = 'page';
  page.dataset.config = await response.text();
  document.body.append(page);
}

let started;

/** Loads the style sheet and the script. The script reads the page block when it starts. */
function start() {
  if (started) return;
  started = true;
  load('link', { rel: 'stylesheet', href: `${folder}${version}/covermount.css`, integrity: hashes.style });
  const addScript = () =>
    load('script', { type: 'module', src: `${folder}${version}/covermount.js`, integrity: hashes.script });
  addPageBlock().then(addScript, addScript);
}

/** The path of a value: `labels.submit`, `Labels: submit` and, for one language, `labels.en.submit`. */
function pathOf(written, labelsHaveLanguages) {
  const [first, ...rest] = written.trim().split(/\s*[.:]\s*/);
  const top = first.replaceAll(/\s/g, '');
  // The key of a label may contain dots.
  if (top.toLowerCase() !== 'labels') return [top, ...rest].filter(Boolean);
  const isOfLanguage = !labelsHaveLanguages && rest.length > 1 && ['en', 'es'].includes(rest[0]);
  const language = isOfLanguage ? [rest.shift()] : [];
  return [top, ...language, rest.join('.')].filter(Boolean);
}

/** The value of a cell: a list, an address or a text. */
function valueOf(cell) {
  const items = [...cell.querySelectorAll('li')];
  if (items.length > 0) return items.map((item) => item.textContent.trim());
  const text = cell.textContent.trim();
  const link = cell.querySelector('a[href]');
  if (link && link.textContent.trim() === text) return link.getAttribute('href');
  const image = cell.querySelector('img[src]');
  return image && text === '' ? image.getAttribute('src') : text;
}

const plain = (key) => key.replaceAll('-', '').toLowerCase();

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the prototype from an object of JSON. */
const bare = (_key, value) => (isObject(value) ? Object.assign(Object.create(null), value) : value);

/** The object that a row adds a value to. An earlier row may have written it as JSON. */
function objectOf(value) {
  let object = value;
  try {
    if (typeof value === 'string') object = JSON.parse(value, bare);
  } catch {
    // A text, which the further row replaces.
  }
  return isObject(object) ? object : Object.create(null);
}

function setAt(config, path, value) {
  const [key, ...rest] = path;
  if (rest.length === 0) config[key] = value;
  else setAt((config[key] = objectOf(config[key])), rest, value);
}

/**
 * Turns a block into a widget. A row of two cells is a key and its value; any other row is content, which shows until
 * the widget is ready, and if it cannot load.
 *
 * @param {string} name of the widget
 * @param {Element} block
 * @param {object} [keys]
 * @param {string[]} [keys.lists] keys whose values are lists: their texts are separated by commas
 * @param {boolean} [keys.labelsHaveLanguages] whether labels have keys that begin with a language
 */
export default function decorateWidget(name, block, { lists = [], labelsHaveLanguages = false } = {}) {
  // Without a prototype, which a key such as `__proto__` would change for the whole page.
  const config = Object.create(null);
  const content = [];
  for (const row of block.children) {
    const [key, cell] = row.children;
    if (row.children.length !== 2) {
      content.push(...(row.children.length === 1 ? key.childNodes : [row]));
      continue;
    }
    const path = pathOf(key.textContent, labelsHaveLanguages);
    const value = valueOf(cell);
    const isList = path.length === 1 && lists.some((list) => plain(list) === plain(path[0]));
    const isWritten = typeof value === 'string' && isList && !value.startsWith('[');
    if (value !== '') setAt(config, path, isWritten ? value.split(',').map((item) => item.trim()) : value);
  }
  const element = document.createElement(`cover-${name}`);
  if (Object.keys(config).length > 0) element.setAttribute('config', JSON.stringify(config));
  element.append(...content);
  block.replaceChildren(element);
  start();
}
