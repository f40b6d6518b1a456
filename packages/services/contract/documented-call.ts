import type { CallGroup } from './call-groups.ts';
import type { CallContract } from './define-call.ts';
import type { CallExamples } from './define-examples.ts';

/** A call with its examples, for the OpenAPI document, the sandbox, the stories and the tests. */
export interface DocumentedCall {
  /** The folder of the call. */
  group: CallGroup;
  contract: CallContract;
  examples: CallExamples;
}
