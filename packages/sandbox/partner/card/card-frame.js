// The card form in a frame. Typed data goes only to the partner that serves the frame: the page that holds the frame
// receives only the outcome, by a message to its exact origin.

const frame = document.querySelector('#frame');
const { pageOrigin, failed } = frame.dataset;
const problem = document.querySelector('#problem');
const status = document.querySelector('#status');
const forms = [document.querySelector('#card'), document.querySelector('#confirm')];
const sections = ['#typing', '#step', '#accepted'].map((name) => document.querySelector(name));

function tell(message) {
  if (parent !== window) parent.postMessage(message, pageOrigin);
}

function show(section) {
  if (!section.hidden) return;
  for (const one of sections) one.hidden = one !== section;
  section.querySelector('h1')?.focus();
}

/** Shows which fields are wrong, and focuses the first. */
function mark(form, wrong) {
  for (const input of form.querySelectorAll('input')) {
    const isWrong = wrong.includes(input.name);
    if (isWrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    const error = form.querySelector(`#${input.name}-error`);
    error.hidden = !isWrong;
    // A hidden error would still describe its field.
    const described = [form.querySelector(`#${input.name}-hint`), isWrong && error].filter(Boolean);
    input.setAttribute('aria-describedby', described.map(({ id }) => id).join(' '));
  }
  form.querySelector('[aria-invalid]')?.focus();
}

function say(text) {
  problem.textContent = text;
  problem.hidden = text === '';
}

function receive(form, { outcome, wrong = [], token, card, message }) {
  mark(form, wrong);
  if (outcome === 'succeeded') {
    for (const one of forms) one.reset();
    show(sections[2]);
    tell({ type: 'card.succeeded', token, ...(card && { card }) });
  } else if (outcome === 'secondStep') {
    show(sections[1]);
    tell({ type: 'card.secondStep' });
  } else if (outcome === 'declined') {
    show(sections[0]);
    say(message);
    tell({ type: 'card.declined', message });
  } else tell({ type: 'card.ready' });
}

async function send(form, submitter) {
  if (form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  say('');
  status.textContent = status.dataset.sending;
  tell({ type: 'card.submitted' });
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form, submitter)),
    });
    receive(form, await response.json());
  } catch {
    say(failed);
    tell({ type: 'card.failed', message: failed });
  } finally {
    form.removeAttribute('aria-busy');
    status.textContent = '';
  }
}

tell({ type: 'card.loaded' });
if (!('silent' in frame.dataset)) {
  for (const form of forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, event.submitter);
    });
  }
  new ResizeObserver(() => {
    tell({ type: 'card.height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  }).observe(document.documentElement);
  tell({ type: 'card.ready' });
}
