export const en = {
  title: 'Glossary',
  filter: 'Find a term',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  'shown.one': '{count} term',
  'shown.other': '{count} terms',
  'found.one': '{count} of {all} terms',
  'found.other': '{count} of {all} terms',
  notFound: 'No term matches “{text}”.',
  showAll: 'Show all terms',
  'expanded.one': '{count} definition is open.',
  'expanded.other': '{count} definitions are open.',
  'collapsed.one': '{count} definition is closed.',
  'collapsed.other': '{count} definitions are closed.',
  linkTo: 'Link to “{term}”',
  backToTop: 'Back to top',
};

export type GlossaryStrings = Readonly<Record<keyof typeof en, string>>;
