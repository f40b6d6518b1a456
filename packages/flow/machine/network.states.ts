/**
 * The region of a flow that follows the network. Its setup declares {@link networkActor} as `network`; the flow's connect
 * reads `matches({ network: 'offline' })`.
 *
 * @example
 * setup({ actors: { network: networkActor } }).createMachine({ type: 'parallel', states: { network: networkStates } });
 */
export const networkStates = {
  initial: 'online',
  invoke: { id: 'network', src: 'network' },
  on: { 'NETWORK.LOST': '.offline' },
  states: {
    online: {},
    offline: { on: { 'NETWORK.RETURNED': 'online' } },
  },
} as const;
