import { codeTable } from './code-table.ts';

/** The relation of a driver to the primary driver. */
export type Relation = 'self' | 'spouse' | 'child' | 'parent' | 'otherRelated' | 'otherNonRelated';

/** Relation codes when quoting and buying. */
export const relationCodes = /* @__PURE__ */ codeTable<Relation>({
  self: 0,
  spouse: 1,
  child: 2,
  otherRelated: 3,
  otherNonRelated: 4,
  parent: 5,
});

/** The relations that an additional driver can have. */
export type AdditionalRelation = Exclude<Relation, 'self'>;
export const additionalRelations: readonly AdditionalRelation[] = [
  'spouse',
  'child',
  'parent',
  'otherRelated',
  'otherNonRelated',
];
