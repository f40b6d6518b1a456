import type { CoverageProduct } from '#domain/coverage';
import type { FlowContext } from '../../quote-flow.types.ts';

const noPackages: readonly CoverageProduct[] = [];

/** The loaded packages, if they are those of the answers' state. */
export const packagesOf = ({ products, productsState, answers }: FlowContext): readonly CoverageProduct[] =>
  productsState === answers.details?.state ? products : noPackages;
