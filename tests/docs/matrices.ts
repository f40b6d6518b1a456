import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { documentedCalls } from '#services/contract/documented-calls';
import { table } from '#tooling/generate/reference';
import { projectRoot } from '#tooling/project';
import { registry } from '#widgets/registry';
import { faultPoints } from '../faults/model/all-fault-points.ts';
import { mutants } from '../mutants/mutants.ts';
import { poisonedCalls } from '../security/model/poisoned-calls.ts';
import { writePart } from './generated-part.ts';
import { testsOf } from './test-titles.ts';

/** The document with both matrices. */
export const matricesDocument = `${projectRoot}docs/proof.md`;

const filesBelow = (folder: string, suffix: string): string[] =>
  existsSync(projectRoot + folder)
    ? readdirSync(projectRoot + folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(suffix))
        .map((file) => `${projectRoot}${folder}/${file.replaceAll('\\', '/')}`)
    : [];

const titlesBelow = (folder: string, suffix: string): string[] =>
  filesBelow(folder, suffix).flatMap((file) => testsOf(file).map(({ path }) => path.join(' › ')));

/** Journeys on pages that a widget leads to, of a partner or an agent: no widget is on them. */
const pagesOfOthers = ['agent-desk', 'partner-pages', 'payment-page'];

/** True if a journey by keyboard is in the widget itself. */
const hasKeyboardJourney = (widget: string): boolean =>
  filesBelow(`tests/browser/${widget}`, '.spec.ts')
    .filter((file) => !pagesOfOthers.some((name) => file.endsWith(`/${name}.spec.ts`)))
    .some((file) => testsOf(file).some(({ path }) => path.some((title) => /keyboard/i.test(title))));

/** The pages of the demo site that show several widgets to a visitor. */
const pagesOfSeveral = { 'site-prompts': ['back-to-top', 'idle-popup', 'language-prompt'] };

/** True if a file below the folder names the widget's element, a page that shows it, or its entry in a table. */
function isNamedBelow(folder: string, widget: string): boolean {
  const pages = Object.entries(pagesOfSeveral).flatMap(([name, shown]) => (shown.includes(widget) ? [name] : []));
  const names = [widget, ...pages].join('|');
  const named = new RegExp(`cover-${widget}\\b(?!-)|(?<!querySelector\\()['/](${names})(\\.html)?['?\`]`);
  return filesBelow(folder, '.ts').some((file) => named.test(readFileSync(file, 'utf8')));
}

const yes = (is: boolean): string => (is ? 'yes' : '–');
const countOf = (count: number): string => (count > 0 ? String(count) : '–');

/** A row for each widget, and a column for each check. */
export function widgetMatrix(): string {
  const rows = Object.keys(registry.widgets)
    .toSorted()
    .map((widget) => {
      const journeys = titlesBelow(`tests/browser/${widget}`, '.spec.ts');
      return [
        `\`${widget}\``,
        yes(titlesBelow(`widgets/${widget}`, '.test.ts').length > 0),
        yes([...filesBelow('stories', `${widget}.stories.tsx`), ...filesBelow(`stories/${widget}`, '.tsx')].length > 0),
        yes(journeys.length > 0),
        yes(hasKeyboardJourney(widget)),
        yes(isNamedBelow('tests/engines', widget)),
        countOf(faultPoints.filter((point) => point.widget === `cover-${widget}`).length),
        countOf(mutants.filter(({ file }) => file.startsWith(`widgets/${widget}/`)).length),
        yes(isNamedBelow('tests/bench', widget)),
      ];
    });
  return table(
    [
      'Widget',
      'Rules in Node',
      'Stories, two checkers',
      'Journeys',
      'by keyboard',
      'Firefox, WebKit',
      'Fault points',
      'Faults in the product',
      'Bench',
    ],
    rows,
  );
}

/** A row for each documented call: the points at which it fails, and whether its texts turn hostile in a journey. */
export function callMatrix(): string {
  const poisoned = new Set<string>(Object.values(poisonedCalls).flat());
  const rows = documentedCalls.map(({ contract: { id } }) => [
    `\`${id}\``,
    faultPoints
      .filter(({ call }) => call === id)
      .map(({ where }) => where)
      .join('; ') || '–',
    yes(poisoned.has(id)),
  ]);
  return table(['Call', 'Where it fails in thirteen ways', 'Hostile texts in a journey'], rows);
}

/** The matrices by the names of their parts in the document. */
export const matrices = { 'widget matrix': widgetMatrix, 'call matrix': callMatrix } as const;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [name, write] of Object.entries(matrices)) writePart(matricesDocument, name, write());
