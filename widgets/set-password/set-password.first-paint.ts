import rendered from 'virtual:first-paint/set-password/passwordPolicy=classic|modern,brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';
import { linkSecrets } from '#embed/loader/link-secrets';
import { tryOrUndefined } from '#visitor/try-or-undefined';

export default firstPaint(rendered, {
  isFirstStep: ({ storage }) =>
    Boolean(linkSecrets.token) || Boolean(tryOrUndefined(() => sessionStorage.getItem(storage.keyOf('resetLink')))),
  // The page may be reloaded before React has loaded.
  onDrawn: ({ brandCode }) =>
    void import('#account/saved-reset-link')
      .then(({ saveResetLink }) => saveResetLink({ brandCode, now: Date.now }, linkSecrets))
      .catch(() => undefined),
});
