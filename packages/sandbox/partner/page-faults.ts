import type { Context } from 'hono';
import { applyBeforeResponse, applyToResponse } from '../faults/apply-fault.ts';
import type { FaultablePage } from '../faults/fault-kinds.ts';
import type { Fault } from '../faults/fault.ts';
import type { Environment, SandboxContext } from '../sandbox-context.ts';

/**
 * Answers with a page, behind the fault switch.
 *
 * @param trackId the visit that the page was made for: a fault of that scope applies.
 */
export async function pageWithFaults(
  sandbox: SandboxContext,
  context: Context<Environment>,
  { page, trackId }: { page: FaultablePage; trackId: string },
  answer: (fault: Fault | undefined) => Response | Promise<Response>,
): Promise<Response> {
  const fault = sandbox.faults.meet({ call: page, scopes: [trackId] });
  const instead = fault && (await applyBeforeResponse(fault, context, sandbox));
  if (instead) return instead;
  const response = await answer(fault);
  return fault ? applyToResponse(fault, context, response) : response;
}
