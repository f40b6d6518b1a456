/** The allowed directions of imports. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '\\.examples\\.tsx?$', '/testing/'] },
  to: { path: '^(packages|widgets)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    only('domain-is-pure', '^packages/domain/', [], 'The rules know nothing of the rest.'),
    ...['services', 'visitor', 'i18n', 'analytics', 'maps', 'geo', 'configuration'].map((name) =>
      only(
        `${name}-imports-domain`,
        `^packages/${name}/`,
        ['^packages/domain/'],
        'They never import one another: a token reaches http.ts as a function.',
      ),
    ),
    only('ui-imports-itself', '^packages/ui/', [], 'Parts are given their texts and rules.'),
    only(
      'embed-imports-packages',
      '^packages/embed/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|configuration)/'],
      'The runtime has no dependency on a widget.',
    ),
    only(
      'prompts-import-embed',
      '^packages/prompts/',
      ['^packages/(configuration|embed)/'],
      'A trigger runs before React: it needs the loader’s contract, the sources and nothing else.',
    ),
    only(
      'offices-import-packages',
      '^packages/offices/',
      ['^packages/(domain|services|visitor|i18n|analytics|geo|maps|embed|ui|flow)/'],
      'What the office widgets share. It knows no widget.',
    ),
    only(
      'account-imports-packages',
      '^packages/account/',
      ['^packages/(domain|services|visitor|i18n|analytics|embed|ui|flow)/'],
      'The session of a customer, which the account widgets share. It knows no widget.',
    ),
    only(
      'flow-imports-packages',
      '^packages/flow/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|embed)/'],
      'The kit for flows knows no widget, and no step that some of them share.',
    ),
    only(
      'forms-imports-packages',
      '^packages/forms/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|embed|flow)/'],
      'A shared step knows no widget: its texts, rules and answers are passed in.',
    ),
    only(
      'sandbox-imports-contracts',
      '^packages/sandbox/',
      [
        '^packages/domain/',
        // Contracts, their examples and the schemas that contracts are made of; never the client.
        '^packages/services/(contract/|[\\w-]+/[\\w-]+\\.(contract|examples)\\.ts$)',
      ],
      'The sandbox stands in for services; it does not use their client.',
    ),
    only(
      'configurator-imports-schemas-and-parts',
      '^packages/configurator/',
      [
        '^packages/(domain|i18n|configuration|ui)/',
        // The schemas, and the types of the module that the preview loads.
        '^packages/embed/(runtime/common-config|loader/public)\\.ts$',
        // The configurator reads the widgets' schemas, by a pattern of file names.
        '^widgets/[\\w-]+/[\\w-]+\\.config\\.ts$',
      ],
      'It knows every schema and no widget.',
    ),
    {
      name: 'nothing-imports-the-configurator',
      comment: 'It is a page by itself, built apart from the widgets.',
      severity: 'error',
      from: { path: '^(packages|widgets|stories)/', pathNot: '^packages/configurator/' },
      to: { path: '^packages/configurator/' },
    },
    {
      name: 'widgets-are-apart',
      comment: 'What two widgets need moves to a package.',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/[^/]+/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'nothing-that-ships-imports-the-sandbox-or-tooling',
      severity: 'error',
      from: {
        path: '^(widgets|packages/(domain|services|visitor|i18n|analytics|maps|geo|offices|account|configuration|configurator|embed|prompts|ui|flow|forms))/',
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '^packages/(sandbox|tooling|cms)/' },
    },
    {
      name: 'full-zod-does-not-ship',
      comment: 'zod/mini: a quarter of the size, and no probe that breaks Trusted Types.',
      severity: 'error',
      from: { path: '^(widgets|packages)/' },
      to: { path: '^node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-circles',
      comment: 'Type-only imports count: a type that two files need is in a file of its own below both.',
      severity: 'error',
      from: { pathNot: '^node_modules' },
      to: { circular: true },
    },
    ...[
      ['answers', 'types|setup|actors|states|machine|connect|view'],
      ['types', 'setup|actors|states|machine|connect|view'],
      ['setup', 'actors|states|machine|connect|view'],
      ['states', 'actors|machine|connect|view'],
      ['machine', 'actors|connect|view'],
      ['connect', 'actors|view'],
    ].map(([file, later]) => ({
      name: `flow-${file}-comes-first`,
      comment: "steps' answers ← types ← setup ← states ← machine ← connect ← view, in sub-folders too",
      severity: 'error',
      from: { path: `^(widgets|packages/forms)/.+\\.${file}\\.tsx?$` },
      to: { path: `^(widgets|packages/forms)/.+\\.(${later})\\.tsx?$` },
    })),
    // Files of the same order with other names.
    ...[
      ['/(answers|steps|drafts|step-order|context-changes)', 'setup|actors|states|machine|connect|view'],
      ['\\.(rules|submission)', 'setup|actors|states|machine|connect|view'],
      ['\\.(resume|tracking|core)', 'view'],
    ].map(([file, later]) => ({
      name: `flow-order-of${file.replaceAll(/[^a-z]+/g, '-')}`,
      comment: 'Rules and answers know no machine; what follows a machine knows no view.',
      severity: 'error',
      from: { path: `^(widgets|packages/forms)/.+${file}\\.tsx?$` },
      to: { path: `^(widgets|packages/forms)/.+\\.(${later})\\.tsx?$` },
    })),
    {
      name: 'flow-machines-run-without-react',
      comment: 'What machines are made of loads with them, and is tested in Node.',
      severity: 'error',
      from: { path: '^packages/flow/machine/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/(flow/(?!machine/|step-meta|flow-actor|drafts|shallow-equal|view-reader)|ui/)|^node_modules/react',
        // The type of a started machine is declared beside the React part of the kit.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'flow-setup-knows-no-step',
      comment: "A step extends the flow's setup with its own guards and actions.",
      severity: 'error',
      from: { path: '^widgets/[^/]+/[^/]+\\.setup\\.ts$' },
      to: { path: '^widgets/[^/]+/.+/.+\\.setup\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
