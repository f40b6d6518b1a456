import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test as its source declares it. */
export interface DeclaredTest {
  /** The titles of its groups and its own, from the outside in, with placeholders as written. */
  path: string[];
  /** Texts in the table of a `test.each`, which identify its cases. */
  cases: ReadonlySet<string>;
}

type Declaration = 'test' | 'describe';

/** What a call declares: `test(…)`, `it.each(…)(…)`, `test.describe(…)`, `describe.each(…)(…)`; not `test.use(…)`. */
function declarationOf(callee: ts.Expression): Declaration | undefined {
  if (ts.isCallExpression(callee)) return declarationOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return declarationOf(callee.tag);
  if (ts.isIdentifier(callee)) {
    if (callee.text === 'describe') return 'describe';
    return callee.text === 'test' || callee.text === 'it' ? 'test' : undefined;
  }
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (callee.name.text === 'describe') return 'describe';
  return /^(each|for|only|skip|skipIf|runIf|concurrent|serial)$/.test(callee.name.text)
    ? declarationOf(callee.expression)
    : undefined;
}

/** The text between the quotes, with placeholders as they are written in the source. */
function literalText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1).replaceAll('\\`', '`') : undefined;
}

/** The texts and keys in the table of a `test.each`, and in the constants that the table refers to. */
function casesOf(callee: ts.Expression, file: ts.SourceFile): Set<string> {
  const cases = new Set<string>();
  const constants = new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations.map((own) => [own.name.getText(), own] as const)),
  );
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) cases.add(node.text);
    if (ts.isIdentifier(node)) {
      if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) cases.add(node.text);
      const constant = constants.get(node.text);
      // Each constant once: it may refer to itself.
      constants.delete(node.text);
      if (constant?.initializer) visit(constant.initializer);
    }
    ts.forEachChild(node, visit);
  };
  if (ts.isCallExpression(callee)) callee.arguments.forEach(visit);
  return cases;
}

/** Every test that a source text declares. The file name decides whether `<Type>` begins a JSX element. */
export function testsIn(source: string, name = 'tests.tsx'): DeclaredTest[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const tests: DeclaredTest[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const title = literalText(node.arguments[0]);
      const declaration = title === undefined ? undefined : declarationOf(node.expression);
      if (declaration === 'test') tests.push({ path: [...groups, title!], cases: casesOf(node.expression, file) });
      if (declaration === 'describe') inside = [...groups, title!];
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, []);
  return tests;
}

/**
 * How many of the tests a name refers to. A name is a whole title, where necessary with the titles of groups before it
 * (`describe › title`) and with the name of a case of its table after it (`title [case]`).
 */
export function countNamed(tests: readonly DeclaredTest[], name: string): number {
  const isNamed = (path: readonly string[], text: string) =>
    path.some((_, index) => path.slice(index).join(' › ') === text);
  const [, title, tableCase] = /^(.*) \[(.*)\]$/s.exec(name) ?? [];
  return tests.filter(
    ({ path, cases }) => isNamed(path, name) || (title !== undefined && isNamed(path, title) && cases.has(tableCase!)),
  ).length;
}

const testsByFile = new Map<string, DeclaredTest[]>();

/** The tests of a file; none if it does not exist. */
export function testsOf(path: string): DeclaredTest[] {
  let tests = testsByFile.get(path);
  if (!tests) {
    try {
      tests = testsIn(readFileSync(path, 'utf8'), path);
    } catch {
      tests = [];
    }
    testsByFile.set(path, tests);
  }
  return tests;
}
