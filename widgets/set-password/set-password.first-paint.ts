import rendered from 'virtual:first-paint/set-password/passwordPolicy=classic|modern';
import { firstPaint } from '#embed/first-paint/first-paint';
import { linkSecrets } from '#embed/loader/link-secrets';

export default firstPaint(rendered, {
  isFirstStep: ({ isStored }) => Boolean(linkSecrets.token) || isStored('resetLink'),
});
