import { type CoverageProduct, isStateMinimum } from '#domain/coverage';
import { change, changeOn, withAnswers, withoutDraft } from '../../context-changes.ts';
import { base } from '../../quote-flow.setup.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { packagesOf } from './packages.ts';

interface Args {
  context: FlowContext;
}

/** The guards and actions of the policy step. */
export const policyImplementations = {
  guards: {
    packageIsUnnamed: ({ context: { answers } }: Args) =>
      answers.policy?.coverageName === '' && answers.details !== undefined,
    productsAreOfAnotherLanguage: ({ context }: Args) => context.productsLanguage !== context.language,
    productsAreLoaded: ({ context }: Args) =>
      packagesOf(context).length > 0 && context.productsLanguage === context.language,
  },

  actions: {
    rememberProducts: change(({ answers, language }, products: readonly CoverageProduct[]) => ({
      products,
      productsState: answers.details?.state ?? '',
      productsLanguage: language,
    })),
    namePackage: change(({ answers }, products: readonly CoverageProduct[]) => {
      const { policy } = answers;
      if (!policy) return {};
      const { productCode } = policy.coverage;
      const named =
        products.find(({ code }) => code === productCode) ??
        products.find((product) => product.isStateMinimum && isStateMinimum(productCode));
      return { answers: { ...answers, policy: { ...policy, coverageName: named?.name ?? productCode } } };
    }),
    rememberPolicy: changeOn('POLICY.CHOSEN', (context, { answers }) => ({
      ...withAnswers(context, { policy: answers }),
      drafts: withoutDraft(context, 'policy'),
    })),
  },
};

export const policySetup = base.extend(policyImplementations);
