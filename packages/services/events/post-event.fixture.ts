import type { CallFixture } from '../testing/call-fixture.ts';
import { quote } from '../testing/example-arguments.ts';
import { nothing } from '../testing/value-types.ts';
import { postEvent } from './post-event.ts';

export const postEventFixture: CallFixture = {
  call: (client) => postEvent(client, { quote, type: 'call' }),
  value: nothing,
};
