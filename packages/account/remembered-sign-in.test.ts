import { expect, it } from 'vitest';
import { Device } from '#visitor/testing/device';
import { rememberedSignIn } from './remembered-sign-in.ts';

const hour = 3_600_000;

it('expires after 168 hours, not earlier', async () => {
  const device = new Device();
  const record = rememberedSignIn(device.openTab());
  record.remember({ email: 'alex@example.com' });
  await record.settled();
  expect([...device.items].join()).not.toContain('alex');
  device.now += 168 * hour - 1;
  expect(await rememberedSignIn(device.openTab()).load()).toEqual({ email: 'alex@example.com' });
  device.now += 1;
  expect(await rememberedSignIn(device.openTab()).load()).toBeUndefined();
  expect([...device.items.keys()]).toEqual([]);
});
