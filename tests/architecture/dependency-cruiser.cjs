/** The allowed directions of imports. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '\\.examples\\.tsx?$', '/testing/'] },
  to: { path: '^(packages|widgets)/', pathNot: [from, ...allowed] },
});

/** Allows no modules outside our folders but these: neither other npm packages nor Node's own modules. */
const onlyPackages = (name, from, packages, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '\\.examples\\.tsx?$', '/testing/'] },
  to: { pathNot: ['^(packages|widgets)/', `^node_modules/(${packages.join('|')})/`] },
});

/** Where flows and their parts are. */
const flowFolders = '^(widgets|packages/(forms|account|offices))/';

module.exports = {
  forbidden: [
    only('domain-is-pure', '^packages/domain/', [], 'Domain rules depend on no other package.'),
    onlyPackages(
      'domain-uses-zod',
      '^packages/domain/',
      ['zod'],
      'Rules and schemas, which every part of the product uses.',
    ),
    ...['services', 'visitor', 'i18n', 'analytics', 'maps', 'geo', 'configuration'].map((name) =>
      only(
        `${name}-imports-domain`,
        `^packages/${name}/`,
        ['^packages/domain/'],
        'These packages do not import each other: http.ts receives a token as a function.',
      ),
    ),
    only('ui-imports-itself', '^packages/ui/', [], 'Components receive their texts and rules as props.'),
    onlyPackages(
      'ui-uses-react-and-downshift',
      '^packages/ui/',
      ['react', 'downshift'],
      'Components use the platform; downshift is for the combobox, which the platform lacks.',
    ),
    only(
      'embed-imports-packages',
      '^packages/embed/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|configuration)/'],
      'The runtime does not depend on any widget.',
    ),
    only(
      'prompts-import-embed',
      '^packages/prompts/',
      ['^packages/(configuration|embed)/'],
      'A trigger runs before React and needs only the loader’s contract and the sources.',
    ),
    only(
      'offices-import-packages',
      '^packages/offices/',
      ['^packages/(domain|services|visitor|i18n|analytics|geo|maps|embed|ui|flow)/'],
      'Code shared by the office widgets. It does not depend on any widget.',
    ),
    only(
      'account-imports-packages',
      '^packages/account/',
      ['^packages/(domain|services|visitor|i18n|analytics|embed|ui|flow)/'],
      'The customer session, shared by the account widgets. It does not depend on any widget.',
    ),
    only(
      'flow-imports-packages',
      '^packages/flow/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|embed)/'],
      'The kit for flows does not depend on any widget or shared step.',
    ),
    only(
      'forms-imports-packages',
      '^packages/forms/',
      ['^packages/(domain|services|visitor|i18n|analytics|ui|embed|flow)/'],
      'A shared step does not depend on any widget: its texts, rules and answers are passed in.',
    ),
    only(
      'sandbox-imports-contracts',
      '^packages/sandbox/',
      [
        '^packages/domain/',
        // Contracts, their examples and the schemas that contracts use; never the client.
        '^packages/services/(contract/|[\\w-]+/[\\w-]+\\.(contract|examples)\\.ts$)',
      ],
      'The sandbox replaces the services, so it does not use their client.',
    ),
    only(
      'configurator-imports-schemas-and-parts',
      '^packages/configurator/',
      [
        '^packages/(domain|i18n|configuration|ui)/',
        // The schemas, the rule for addresses, and the types of the module that the preview loads.
        '^packages/embed/(runtime/common-config|first-paint/trusted-address|loader/public)\\.ts$',
        // The configurator reads the widgets' schemas by a file name pattern.
        '^widgets/[\\w-]+/[\\w-]+\\.config\\.ts$',
      ],
      'The configurator depends on every schema and on no widget.',
    ),
    {
      name: 'nothing-imports-the-configurator',
      comment: 'The configurator is a separate page with its own build.',
      severity: 'error',
      from: { path: '^(packages|widgets|stories)/', pathNot: '^packages/configurator/' },
      to: { path: '^packages/configurator/' },
    },
    {
      name: 'widgets-are-apart',
      comment: 'Code that two widgets share belongs in a package.',
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
      name: 'tooling-does-not-import-the-content-management-systems',
      severity: 'error',
      from: { path: '^packages/tooling/' },
      to: { path: '^packages/cms/' },
    },
    {
      name: 'full-zod-does-not-ship',
      comment: 'Use zod/mini: it is a quarter of the size and does not violate Trusted Types.',
      severity: 'error',
      from: { path: '^(widgets|packages)/' },
      to: { path: '^node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-circles',
      comment: 'Type-only imports count: a type that two files share belongs in a separate file that both import.',
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
      comment: "steps' answers ← types ← setup ← states ← machine ← connect ← view, also in subfolders",
      severity: 'error',
      from: { path: `${flowFolders}.+\\.${file}\\.tsx?$` },
      to: { path: `${flowFolders}.+\\.(${later})\\.tsx?$` },
    })),
    // Other file names in the same order.
    ...[
      ['/(answers|steps|drafts|step-order|context-changes)', 'setup|actors|states|machine|connect|view'],
      ['\\.(rules|submission|context|calls)', 'setup|actors|states|machine|connect|view'],
      ['\\.(resume|tracking|core)', 'view'],
    ].map(([file, later]) => ({
      name: `flow-order-of${file.replaceAll(/[^a-z]+/g, '-')}`,
      comment: 'Rules and answers do not import a machine; followers of a machine do not import a view.',
      severity: 'error',
      from: { path: `${flowFolders}.+${file}\\.tsx?$` },
      to: { path: `${flowFolders}.+\\.(${later})\\.tsx?$` },
    })),
    {
      name: 'flow-machines-run-without-react',
      comment: 'The modules that machines use load with them, and are tested in Node.',
      severity: 'error',
      from: { path: '^packages/flow/machine/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/(flow/(?!machine/|step-meta|flow-actor|drafts|shallow-equal|view-reader)|ui/)|^node_modules/react',
        // The type of a started machine is declared with the React part of the kit.
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
