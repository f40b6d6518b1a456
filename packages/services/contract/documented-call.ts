import type { CallGroup } from './call-groups.ts';
import type { CallContract } from './define-call.ts';
import type { CallExamples } from './define-examples.ts';

/** A call as the OpenAPI document, the sandbox, the stories and the tests read it. */
export interface DocumentedCall {
  /** The folder that it lies in. */
  group: CallGroup;
  contract: CallContract;
  examples: CallExamples;
}
