import { setup } from 'xstate';
import type { Address } from '#domain/driver';
import type { Place } from '#domain/place';
import type { StateCode } from '#domain/us-state';
import { type Draft, withoutDraft } from '#flow/drafts';
import { assignTo } from '#flow/machine/assign-to';
import type { Failure } from '#flow/machine/failure';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { PartialVehicleName } from '#services/vehicle/detail-by-vin';
import type { AdditionalDriver } from '../additional-driver/additional-driver.types.ts';
import { stillWrong } from '../additional-driver/wrong-drivers.ts';
import { typedLicense } from '../driver-information/license.ts';
import type { Household, LicenseCheck, LicenseQuestion, PurchaseContext, PurchaseEvent } from './purchase.types.ts';

/** `assign` for the shared sections. */
export const change = assignTo<PurchaseContext>();

/**
 * The context, where a function of a shared state's configuration reads it: `input: ({ context }: PurchaseArgs) => …`.
 */
export interface PurchaseArgs {
  context: PurchaseContext;
}

/** The calls of the shared sections: {@link purchaseServices} implements them. */
export const purchaseActors = {
  vehicleByVin: placeholderActor<{ vin: string; name: PartialVehicleName | null }, { vin: string }>(),
  licenseCheck: placeholderActor<LicenseCheck, LicenseQuestion>(),
  driverChecks: placeholderActor<
    readonly string[],
    { isCalifornian: boolean; address: Address | undefined; drivers: readonly AdditionalDriver[] }
  >(),
  placeByZip: placeholderActor<Place | undefined, { zip: string }>(),
  followUp: placeholderActor<Household, { state: StateCode; commonId: string }>(),
};

const reportCallFailure: (args: { context: PurchaseContext }, params: { error: unknown }) => void = () => undefined;

/** The actions that several of the shared sections name. */
export const purchaseActions = {
  rememberDraft: change(({ context }, { form, values }: { form: string; values: Draft }) => ({
    drafts: { ...context.drafts, [form]: values },
    isUntouchedSinceNext: false,
    // A refusal applies to the license that was checked, not to one typed since.
    ...(form === 'driver' && {
      wrongLicense: typedLicense(values) === context.wrongLicense ? context.wrongLicense : '',
    }),
    ...(form === 'drivers' && { wrongDrivers: stillWrong(context, values) }),
  })),
  forgetDraft: change(({ context: { drafts } }, { form }: { form: string }) => ({
    drafts: withoutDraft(drafts, form),
  })),
  /** Implemented by the flow: adds a failed call to its log. */
  reportCallFailure,
  rememberFailure: change(({ context }, failure: Failure) => ({
    failure,
    isHelpOffered: context.failure !== undefined || failure.kind === 'refused',
  })),
};

/** The setup that a section's states are type-checked against; the flow that uses them has its own. */
export const purchase = setup({
  types: { context: {} as PurchaseContext, events: {} as PurchaseEvent, tags: {} as 'busy' | 'failed' },
  actors: purchaseActors,
  actions: purchaseActions,
});
