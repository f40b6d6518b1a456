import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectRoot } from '../project.ts';

const root = pathToFileURL(projectRoot);

const source = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
};

const { imports } = JSON.parse(source('package.json') ?? '{}') as { imports: Record<string, string> };

/** The file that an import specifier names, relative to the project's folder; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, new URL(from, root)).href.slice(root.href.length);
  // The longest pattern wins, as in Node.
  for (const [pattern, target] of Object.entries(imports).toSorted(([a], [b]) => b.length - a.length)) {
    const [start = '', end = ''] = pattern.split('*');
    if (!specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return target.replaceAll('*', specifier.slice(start.length, specifier.length - end.length)).slice('./'.length);
  }
  return undefined;
}

/** The files that a widget imports, also by `import()`. */
function filesOf(widget: string): Set<string> {
  const files = new Set([`widgets/${widget}/index.ts`]);
  for (const file of files) {
    for (const [, specifier = ''] of (source(file) ?? '').matchAll(/(?:from|import\(|import) ?'([^']+)'/g)) {
      const imported = fileOf(specifier, file);
      if (imported && /\.tsx?$/.test(imported)) files.add(imported);
    }
  }
  return files;
}

/** The expressions of a file that name parts: of `part` attributes, and of properties that are spread into them. */
function partExpressions(file: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText(file) === 'part') {
      const { initializer } = node;
      if (initializer && ts.isJsxExpression(initializer))
        found.push(...(initializer.expression ? [initializer.expression] : []));
      else if (initializer && ts.isStringLiteral(initializer)) found.push(initializer);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'part') found.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isConstant = (expression: ts.Expression): boolean => ts.isStringLiteralLike(expression);

/** Every string that an expression can evaluate to; none for props, whose values are found at the callers. */
function textsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression, checker);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((branch) => textsOf(branch, checker));
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce<string[]>(
      (starts, { expression: varying, literal }) =>
        starts.flatMap((start) => textsOf(varying, checker).map((text) => `${start}${text}${literal.text}`)),
      [expression.head.text],
    );
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return texts.length > 0 ? texts : [''];
}

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  types: [],
  // The names of variants are unions of texts, which need neither the types of packages nor those of browsers.
  lib: ['lib.es5.d.ts'],
};

/** Resolves only the project's own files. */
function ownFilesHost(): ts.CompilerHost {
  const resolved = (specifier: string, from: string): string | undefined => {
    const file = fileOf(specifier, from.slice(projectRoot.length));
    return file !== undefined && /\.tsx?$/.test(file) ? projectRoot + file : undefined;
  };
  return {
    ...ts.createCompilerHost(options),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const file = resolved(text, from);
        if (file === undefined) return { resolvedModule: undefined };
        const extension = file.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: { resolvedFileName: file, extension } };
      }),
  };
}

/** The folders whose parts are rendered in pages. */
const folders = ['packages', 'widgets'];
const isDrawn = (file: string): boolean =>
  file.endsWith('.tsx') &&
  !/\.(test|examples|stories)\.tsx$/.test(file) &&
  !/^packages\/(configurator|sandbox|tooling)\/|\/testing\//.test(file);

let partsCache: ReadonlyMap<string, readonly string[]> | undefined;

/** The `::part()` names of each file. */
function partsOfFiles(): ReadonlyMap<string, readonly string[]> {
  if (partsCache) return partsCache;
  const files = folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => isDrawn(file) && /\bpart[=:]/.test(source(file) ?? ''));
  const parsed = files.map((file) => ts.createSourceFile(file, source(file) ?? '', ts.ScriptTarget.Latest, true));
  // Only the files whose parts vary are type-checked, because that takes seconds.
  const varying = files.filter((_file, index) => !partExpressions(parsed[index]!).every(isConstant));
  const program = ts.createProgram({
    rootNames: varying.map((file) => projectRoot + file),
    options,
    host: ownFilesHost(),
  });
  const checker = program.getTypeChecker();
  partsCache = new Map(
    files.map((file, index) => {
      const expressions = partExpressions(program.getSourceFile(projectRoot + file) ?? parsed[index]!);
      const names = expressions.flatMap((expression) =>
        textsOf(expression, checker).flatMap((text) => text.split(' ')),
      );
      return [file, [...new Set(names.filter(Boolean))]] as const;
    }),
  );
  return partsCache;
}

/** The name of a file in documents: the UI part, the widget, or the view. */
const placeOf = (file: string): string => file.replace(/^(packages\/[^/]+|widgets)\//, '').split(/[/.]/)[0] ?? '';

/** The `::part()` names of one widget. */
export function partsOfWidget(widget: string): string[] {
  const files = filesOf(widget);
  const own = new Set([...partsOfFiles()].flatMap(([file, parts]) => (files.has(file) ? parts : [])));
  return [...partNames().keys()].filter((name) => name === 'root' || own.has(name));
}

/** Every `::part()` name, with the UI parts and widgets that have it. */
export function partNames(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [file, parts] of partsOfFiles()) {
    const place = placeOf(file);
    for (const name of parts) {
      const others = places.get(name) ?? [];
      if (!others.includes(place)) places.set(name, [...others, place]);
    }
  }
  return new Map([
    ['root', ['every widget']] as [string, string[]],
    ...[...places].toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
}
