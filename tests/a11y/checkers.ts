import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** An accessibility violation in a story. */
export interface Barrier {
  checker: 'axe' | 'IBM';
  rule: string;
  where: string;
  help: string;
}

interface AxeNode {
  target: (string | string[])[];
  failureSummary?: string;
}

interface Checkers {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: AxeNode[] }[] }>;
  };
  ace_ibma: {
    Checker: new () => {
      /** The rules of a policy. */
      rulesetRules: Record<string, string[]>;
      /** The level of a rule's findings under a policy, by reason. */
      ruleReasonLevels: Record<string, Record<string, Record<string, string>>>;
      engine: { ruleMap: Record<string, { run: () => unknown; dependencies?: string[] }> };
      check: (
        context: Document,
        policies: string[],
      ) => Promise<{
        results: {
          ruleId: string;
          value: [level: string, outcome: string];
          message: string;
          path: { dom: string };
          snippet: string;
        }[];
      }>;
    };
  };
  ibm?: InstanceType<Checkers['ace_ibma']['Checker']>;
}

const { resolve } = createRequire(import.meta.url);

/** Sources of the checkers by their globals. IBM's is the build that exports to a property of the window. */
const sources = {
  axe: readFileSync(resolve('axe-core/axe.min.js'), 'utf8'),
  ace_ibma: readFileSync(resolve('accessibility-checker-engine/ace-window.js'), 'utf8'),
};

/**
 * Defines a checker in the page's document, unless it is defined already. A content security policy of the page does
 * not block it.
 */
async function bring(page: Page, name: keyof typeof sources): Promise<void> {
  if (!(await page.evaluate((global) => global in globalThis, name))) await page.evaluate(sources[name]);
}

/**
 * The violations that axe finds with all rules that are on by default, shadow roots included. Frames are skipped, and style
 * sheets are not preloaded: no enabled rule needs them.
 *
 * @param rules axe's names of rules (`color-contrast`); all that are on by default when absent.
 */
export async function axeBarriers(page: Page, rules?: readonly string[]): Promise<Barrier[]> {
  await bring(page, 'axe');
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as Checkers;
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      ...(runOnly && { runOnly }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        checker: 'axe' as const,
        rule: id,
        where: target.flat().join(' >>> '),
        help: `${help}. ${failureSummary.replaceAll(/\s+/g, ' ')}`,
      })),
    );
  }, rules);
}

/** The violations that IBM's engine is sure of under its own, strictest policy, shadow roots included and frames skipped. */
export async function ibmBarriers(page: Page): Promise<Barrier[]> {
  await bring(page, 'ace_ibma');
  return page.evaluate(async () => {
    const checkers = globalThis as unknown as Checkers;
    const policy = 'IBM_Accessibility';
    if (!checkers.ibm) {
      checkers.ibm = new checkers.ace_ibma.Checker();
      const { rulesetRules, ruleReasonLevels, engine } = checkers.ibm;
      // Only a rule whose own code creates a failure can find a violation; other rules are skipped.
      const isStrict = (rule: string) =>
        Object.values(ruleReasonLevels[rule]![policy]!).includes('VIOLATION') &&
        String(engine.ruleMap[rule]!.run).includes('RuleFail');
      const needed = new Set<string>();
      // The engine skips a rule when a rule that it depends on did not run.
      const need = (rule: string) => {
        needed.add(rule);
        engine.ruleMap[rule]!.dependencies?.filter((other) => !needed.has(other)).forEach(need);
      };
      rulesetRules[policy]!.filter(isStrict).forEach(need);
      rulesetRules[policy] = [...needed];
    }
    // The engine walks through shadow roots, but looks up the element that controls a list in the document only.
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const inDocument = document.querySelector.bind(document);
    document.querySelector = (selector: string) =>
      selector.includes('aria-controls')
        ? (rootsIn(document)
            .map((root) => (root === document ? inDocument(selector) : root.querySelector(selector)))
            .find(Boolean) ?? null)
        : inDocument(selector);
    const { results } = await checkers.ibm.check(document, [policy]);
    Reflect.deleteProperty(document, 'querySelector');
    // The HTML standard allows `username` in email fields; the engine allows it only in text fields.
    const isUsername = ({ ruleId, snippet }: { ruleId: string; snippet: string }) =>
      ruleId === 'input_autocomplete_valid' && /^(?=.* type="email")(?=.* autocomplete="username")/.test(snippet);
    // As for axe: a frame is a separate page, and empty until it has loaded.
    const isInFrame = ({ path }: { path: { dom: string } }) => /\/iframe\[\d+\]\//.test(path.dom);
    return results
      .filter(
        (result) =>
          result.value[0] === 'VIOLATION' && result.value[1] === 'FAIL' && !isUsername(result) && !isInFrame(result),
      )
      .map(({ ruleId, path, message, snippet }) => ({
        checker: 'IBM' as const,
        rule: ruleId,
        where: `${path.dom} ${snippet.slice(0, 160)}`,
        help: message,
      }));
  });
}
