// The smallest of the bundles that the package brings, ready made.
import './node_modules/botframework-webchat/dist/webchat-minimal.js';

const none = { unsubscribe: () => undefined };
const seen = (observer) => (typeof observer === 'function' ? observer : observer.next.bind(observer));

// A line to a bot that is connected at once and says nothing.
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
