import {
  type AnyEventObject,
  assign,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type ProvidedActor,
} from 'xstate';

/** An action that reads this of a flow's context. Flows with a larger context and further events can use it as it is. */
export type SectionAction<Context, Params = undefined> = (args: { context: Context }, params: Params) => void;

/**
 * XState's `assign` for a section that several flows share. The type of XState's own names one machine's context and
 * events, and fits no other machine.
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
