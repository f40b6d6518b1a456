import rendered from 'virtual:first-paint/forgot-password/signInPage!,resetPage,brand.logo';
import { firstPaint } from '#embed/first-paint/first-paint';
import { trustedHere } from '#embed/first-paint/trusted-address';

export default firstPaint(rendered, {
  keepsInput: true,
  // Without a trusted reset page there is no form.
  isFirstStep: ({ config, services }) =>
    trustedHere(String(config.resetPage), services.trustedOrigins ?? []) !== undefined,
});
