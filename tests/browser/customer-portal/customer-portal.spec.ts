import { expect, test } from '@playwright/test';

test('sends a visitor who is not signed in to the sign-in page', async ({ page }) => {
  await page.goto('/customer-portal.html');
  await expect(page).toHaveURL(/\/sign-in\.html/);
});
