import rendered from 'virtual:first-paint/account-header/signInPage,signedOutLinks!,visitor.customerSession';
import { firstPaint } from '#embed/first-paint/first-paint';
import { trustedAddress } from '#embed/first-paint/trusted-address';

export default firstPaint(rendered, {
  // Whether somebody is signed in, a cookie says to the gateway alone.
  isFirstStep: ({ config, services: { session, trustedOrigins = [] }, isCurrent }) =>
    (isCurrent('customerSession') || session?.mode !== 'cookie') &&
    trustedAddress(String(config.signInPage), document.baseURI, trustedOrigins) !== undefined,
  // The name takes React. Without one, a link does: nobody loads React to see it.
  loads: ({ isCurrent }) => (isCurrent('customerSession') ? 'atOnce' : 'onIntent'),
});
