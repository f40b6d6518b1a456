// The smallest of the prebuilt bundles in the package.
import './node_modules/botframework-webchat/dist/webchat-minimal.js';

const none = { unsubscribe: () => undefined };
const seen = (observer) => (typeof observer === 'function' ? observer : observer.next.bind(observer));

// A connection to a bot that is open at once and sends nothing.
const directLine = {
  activity$: { subscribe: () => none },
  connectionStatus$: {
    subscribe(observer) {
      for (const status of [0, 1, 2]) seen(observer)(status);
      return none;
    },
  },
  postActivity: () => ({ subscribe: () => none }),
  getSessionId: () => ({ subscribe: () => none }),
  end: () => undefined,
};

window.WebChat.renderWebChat({ directLine, userID: 'visitor', locale: 'en-US' }, document.querySelector('#widget'));
