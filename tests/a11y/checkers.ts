import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Something in a story that keeps somebody out. */
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
      /** How grave a policy takes what a rule finds to be, by the reasons. */
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

/** Takes axe-core and IBM's engine to whatever a page opens from now on. */
export async function bringCheckers(page: Page): Promise<void> {
  await page.addInitScript({ path: resolve('axe-core/axe.min.js') });
  // The build of the engine that stands in a property of the window.
  await page.addInitScript({ path: resolve('accessibility-checker-engine/ace-window.js') });
}

/**
 * All that axe finds with all its rules, shadow roots included. Another site's page in a frame is that site's; and none of
 * the rules that are on needs the style sheets to be fetched first.
 *
 * @param tags axe's names of groups of rules (`cat.color`); all rules when absent.
 */
export const axeBarriers = (page: Page, tags?: readonly string[]): Promise<Barrier[]> =>
  page.evaluate(async (runOnly) => {
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
  }, tags);

/** What IBM's engine is sure of by its own, strictest policy, shadow roots included. */
export const ibmBarriers = (page: Page): Promise<Barrier[]> =>
  page.evaluate(async () => {
    const checkers = globalThis as unknown as Checkers;
    const policy = 'IBM_Accessibility';
    if (!checkers.ibm) {
      checkers.ibm = new checkers.ace_ibma.Checker();
      const { rulesetRules, ruleReasonLevels, engine } = checkers.ibm;
      // What a rule fails with is made in its own code: the others never find a violation, which alone is asked for below.
      const isStrict = (rule: string) =>
        Object.values(ruleReasonLevels[rule]![policy]!).includes('VIOLATION') &&
        String(engine.ruleMap[rule]!.run).includes('RuleFail');
      const needed = new Set<string>();
      // A rule is left out by the engine when one that it depends on did not run.
      const need = (rule: string) => {
        needed.add(rule);
        engine.ruleMap[rule]!.dependencies?.filter((other) => !needed.has(other)).forEach(need);
      };
      rulesetRules[policy]!.filter(isStrict).forEach(need);
      rulesetRules[policy] = [...needed];
    }
    // The engine walks through shadow roots, and yet asks the document alone which element controls a list.
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
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, path, message, snippet }) => ({
        checker: 'IBM' as const,
        rule: ruleId,
        where: `${path.dom} ${snippet.slice(0, 160)}`,
        help: message,
      }));
  });
