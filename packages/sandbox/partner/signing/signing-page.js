// Posts the events of the visit to the page that holds the signing page in a frame, or opened it in a window: at its
// exact origin, and without data of the documents.

const frame = document.querySelector('#frame');
const { pageOrigin, event } = frame.dataset;
const page = parent === window ? opener : parent;

function tell(message) {
  if (page && pageOrigin) page.postMessage(message, pageOrigin);
}

tell({ type: 'sign.loaded' });
if (!('silent' in frame.dataset)) {
  new ResizeObserver(() => {
    tell({ type: 'sign.height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  }).observe(document.documentElement);
  tell(event ? { type: 'sign.ended', event } : { type: 'sign.ready' });
}
