import { expect, type Page } from '@playwright/test';
import type { Watch } from '../../browser/model/watch.ts';
import { untriggeredWidgets } from './hostile-texts.ts';

/** Waits until every widget has rendered, except those that wait for a trigger. */
export async function haveRendered(page: Page, watch: Watch): Promise<void> {
  // Without a session, the header loads React only when the visitor touches it. A prompt may cover it by then.
  await page.locator('cover-account-header, [data-covermount=account-header]').first().dispatchEvent('pointerover');
  await expect
    .poll(() => [...new Set(watch.eventsNamed('ready').map(({ detail }) => detail.widget))], { timeout: 60_000 })
    .toEqual(expect.arrayContaining(untriggeredWidgets));
}
