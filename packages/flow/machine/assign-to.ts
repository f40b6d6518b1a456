import {
  type AnyEventObject,
  assign,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type ProvidedActor,
} from 'xstate';

/** An action on this part of a flow's context. Flows with a larger context and more events can use it unchanged. */
export type SectionAction<Context, Params = undefined> = (args: { context: Context }, params: Params) => void;

/**
 * XState's `assign` for a section that several flows share. XState's own type is bound to the context and events of one
 * machine.
 *
 * @example
 * const change = assignTo<BuyerContext>();
 * export const buyer = { actions: { rememberBuyer: change((_, { name }: { name: string }) => ({ name })) } };
 * // in a flow whose context extends BuyerContext:
 * const base = setup({ types: { context: {} as RoadsideContext } }).extend(buyer);
 */
export const assignTo =
  <Context extends MachineContext>() =>
  <Params extends ParameterizedObject['params'] = undefined>(
    change: (args: { context: Context }, params: Params) => Partial<Context>,
  ): SectionAction<Context, Params> =>
    assign<Context, AnyEventObject, Params, EventObject, ProvidedActor>(change) as unknown as SectionAction<
      Context,
      Params
    >;
