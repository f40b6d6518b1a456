import type { CallContract } from '../../contract/define-call.ts';
import type { ReceivedResponse } from '../../read-response.ts';
import { callOf } from '../call-of.ts';
import type { Dialect } from './dialects.ts';

/** The call to the agency's services that a request makes; undefined for sheets, geocoders and pages. */
export function agencyCallOf(request: { method: string; pathname: string }): CallContract | undefined {
  const contract = callOf(request);
  return contract?.server === 'api' || contract?.server === 'site' ? contract : undefined;
}

/** The response of a service with this dialect in place of the sandbox's. */
export function foreignResponse(
  dialect: Dialect,
  contract: CallContract,
  { status, text }: ReceivedResponse,
): ReceivedResponse {
  const response = jsonOf(text);
  if (response === undefined) return { status, text };
  const isRefused = response.isSuccess === false;
  if (!isRefused && status < 300 && contract.isAcknowledgement) return dialect.acknowledgement;
  const reshaped = dialect.deviations
    .filter(({ calls }) => !calls || calls.includes(contract.id))
    .reduce<unknown>((sent, { reshape }) => reshape(sent), response);
  return { status: isRefused && status === 200 ? dialect.refusalStatus : status, text: JSON.stringify(reshaped) };
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
