// The agent's desk: shows the sandbox's waiting customers, kept up to date, and sends the agent's answers. Customer
// input is set as text, never as markup.

const address = '/sandbox/desk';
const pollDelay = 2000;
const groups = ['waiting', 'withCustomer', 'verified', 'sold'];
const channels = [
  { name: 'email', title: 'Email code' },
  { name: 'text', title: 'Text code' },
];

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const find = (selector) => document.querySelector(selector);

/** Customers' cards by key. A card is updated in place, so that it keeps the focus. */
const cards = new Map();
let waitingKeys;

/** Creates an element with text and children; missing children are skipped. */
function make(name, { className, text, ...attributes } = {}, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter(Boolean));
  return element;
}

/** A button that `does` identifies when its card is rendered again. */
function button(does, label, { name, press, ...attributes }) {
  const element = make('button', { type: 'button', text: label, 'aria-label': name, 'data-does': does, ...attributes });
  element.addEventListener('click', press);
  return element;
}

function at(moment) {
  return time.format(moment);
}

function digits(phone) {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}

async function send(path, body) {
  const trouble = find('#trouble');
  try {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (answer.customers) draw(answer);
    if (response.status === 409) say('That was answered at another desk, or the customer has sent another code.');
    if (!response.ok && response.status !== 409) throw new Error(answer.message);
    trouble.hidden = true;
  } catch {
    trouble.textContent = 'That was not saved. Look at the connection and press again.';
    trouble.hidden = false;
  }
}

function say(text) {
  find('#news').textContent = text;
}

/** One channel: the pending code, its status, and earlier codes. */
function drawChannel(customer, { name, title }) {
  const { status, code, attempt, isWaiting, tries, resets } = customer[name];
  const answer = (word) => () =>
    send(`/customers/${encodeURIComponent(customer.transactionId)}/answer`, { channel: name, code, answer: word });
  const named = (word) => `${word}: ${title.toLowerCase()} of ${nameOf(customer)}`;
  const standing = {
    '': resets > 0 ? 'Begins anew: no code yet' : 'No code yet',
    yes: 'Verified',
    no: attempt === 3 ? 'The third code was wrong' : `Wrong at attempt ${attempt} of 3`,
  };
  return make(
    'fieldset',
    { className: 'channel', 'data-channel': name },
    make('legend', { text: title }),
    isWaiting && make('p', { className: 'code', text: code }),
    make('p', {
      className: 'standing',
      text: isWaiting ? `Attempt ${attempt} of 3: is this the code?` : standing[status],
    }),
    isWaiting &&
      make(
        'div',
        { className: 'actions' },
        button(`${name}-yes`, 'Yes', { name: named('Yes'), press: answer('yes'), class: 'main' }),
        button(`${name}-no`, 'No', { name: named('No'), press: answer('no') }),
      ),
    tries.length > 0 &&
      make(
        'ol',
        { className: 'tries', 'aria-label': `Codes sent by ${nameOf(customer)}: ${title.toLowerCase()}` },
        ...tries.map((attempted) =>
          make('li', {
            text: `${attempted.code}, sent ${at(attempted.sentAt)}${attempted.answer ? `: ${attempted.answer}, ${at(attempted.answeredAt)}` : ''}`,
          }),
        ),
      ),
    resets > 0 &&
      make('p', {
        className: 'resets',
        text: resets === 1 ? 'Reset once after three wrong codes' : `Reset ${resets} times after three wrong codes`,
      }),
  );
}

function nameOf({ name }) {
  return name || 'a customer without a name';
}

function drawCustomer(customer) {
  const { transactionId, rateQuoteId, overall, callBack, notifications, agentNotification } = customer;
  const path = `/customers/${encodeURIComponent(transactionId)}`;
  const facts = [
    customer.emailAddress,
    digits(customer.phone),
    customer.carrier,
    `Quote ${rateQuoteId}`,
    customer.startedAt > 0 && `since ${at(customer.startedAt)}`,
    notifications > 0 && `notified ${notifications === 1 ? 'once' : `${notifications} times`}`,
    agentNotification && `notification: ${agentNotification}`,
  ];
  const overallButton = (status, label) =>
    button(`overall-${status || 'open'}`, label, {
      name: `Contact verified, ${label.toLowerCase()}: ${nameOf(customer)}`,
      'aria-pressed': String(overall === status),
      press: () => send(`${path}/overall`, { status }),
    });
  return make(
    'article',
    { className: 'customer', 'aria-label': nameOf(customer) },
    make(
      'div',
      {},
      make('h3', { text: nameOf(customer) }),
      make('ul', { className: 'facts' }, ...facts.filter(Boolean).map((text) => make('li', { text }))),
    ),
    callBack === 'wanted' &&
      make(
        'div',
        { className: 'wish actions' },
        make('strong', { text: 'Asks for a call back' }),
        button('call', 'I take this call', {
          name: `I take this call: ${nameOf(customer)}`,
          press: () => send(`${path}/call`, {}),
          class: 'main',
        }),
      ),
    callBack === 'taken' && make('p', { className: 'standing', text: 'Call back: taken' }),
    make('div', { className: 'channels' }, ...channels.map((channel) => drawChannel(customer, channel))),
    make(
      'div',
      { className: 'foot' },
      make(
        'div',
        { className: 'actions', role: 'group', 'aria-label': `Contact verified: ${nameOf(customer)}` },
        make('span', { className: 'label', text: 'Contact verified' }),
        overallButton('yes', 'Yes'),
        overallButton('no', 'No'),
        overallButton('', 'Open'),
      ),
    ),
  );
}

function drawCall({ id, phone, rateQuoteId, requestedAt }) {
  const title = digits(phone);
  return make(
    'article',
    { className: 'customer', 'aria-label': title },
    make(
      'div',
      {},
      make('h3', { text: title }),
      make(
        'ul',
        { className: 'facts' },
        make('li', { text: `Quote ${rateQuoteId}` }),
        make('li', { text: `asked ${at(requestedAt)}` }),
      ),
    ),
    make(
      'div',
      { className: 'wish actions' },
      make('strong', { text: 'Asks for an agent' }),
      button('call', 'I take this call', {
        name: `I take this call: ${title}`,
        press: () => send(`/calls/${encodeURIComponent(id)}`, {}),
        class: 'main',
      }),
    ),
  );
}

const saleStates = {
  issuing: 'Paid, the policy is being issued',
  unsigned: 'Paid, not signed yet',
  signed: 'Signed, on the way to the carrier',
  sold: 'Sold',
};

function drawSale({ name, carrier, policyNumber, amount, chargedAt, signedAt, status }) {
  const title = name || 'a customer without a name';
  const facts = [
    carrier,
    `Policy ${policyNumber}`,
    `${dollars.format(amount)} charged ${at(chargedAt)}`,
    signedAt !== undefined && `signed ${at(signedAt)}`,
  ];
  return make(
    'article',
    { className: 'customer', 'aria-label': `Sale to ${title}` },
    make('h3', { text: title }),
    make('ul', { className: 'facts' }, ...facts.filter(Boolean).map((text) => make('li', { text }))),
    make('p', { className: 'standing', text: saleStates[status] }),
  );
}

/** Renders the desk. Only changed cards are rendered again; the focus stays, or moves on: see `keepFocus`. */
function draw({ customers, calls, sales }) {
  const wanted = [
    ...customers.map((customer) => ({
      key: customer.transactionId,
      group: customer.status,
      said: JSON.stringify(customer),
      title: nameOf(customer),
      make: () => drawCustomer(customer),
    })),
    ...calls.map((call) => ({
      key: `call ${call.id}`,
      group: 'waiting',
      said: JSON.stringify(call),
      title: digits(call.phone),
      make: () => drawCall(call),
    })),
    ...sales.map((sale) => ({
      key: `sale ${sale.transactionId}`,
      group: 'sold',
      said: JSON.stringify(sale),
      title: sale.name,
      make: () => drawSale(sale),
    })),
  ];
  const focused = document.activeElement?.closest('[data-key]');
  const focusedKey = focused?.getAttribute('data-key');
  const focusedDoes = document.activeElement?.getAttribute('data-does');

  for (const [key, card] of cards) {
    if (wanted.some((wantedCard) => wantedCard.key === key)) continue;
    card.item.remove();
    cards.delete(key);
  }
  for (const group of groups) {
    const list = find(`[data-list=${group}]`);
    const own = wanted.filter((wantedCard) => wantedCard.group === group);
    for (const [place, { key, said, make: makeCard }] of own.entries()) {
      const card = cards.get(key) ?? { item: make('li', { 'data-key': key }), said: '' };
      cards.set(key, card);
      if (card.said !== said) card.item.replaceChildren(makeCard());
      card.said = said;
      card.item.className = group === 'waiting' ? 'is-waiting' : '';
      if (list.children[place] !== card.item) list.insertBefore(card.item, list.children[place] ?? null);
    }
    find(`[data-count=${group}]`).textContent = own.length > 0 ? `(${own.length})` : '';
    find(`[data-none=${group}]`)?.toggleAttribute('hidden', own.length > 0);
    find(`[data-section=${group}]`)?.toggleAttribute('hidden', own.length === 0);
  }
  if (focusedKey !== undefined && focusedKey !== null) keepFocus(focusedKey, focusedDoes);
  announce(wanted);
}

/**
 * Focuses the same button if it still exists, else the first one of the card, else the heading of the waiting
 * customers.
 */
function keepFocus(key, does) {
  const item = cards.get(key)?.item;
  const same = item?.querySelector(`[data-does="${CSS.escape(does ?? '')}"]`);
  const next = same ?? item?.querySelector('.channel button, .wish button') ?? find('#waiting-title');
  if (document.activeElement !== next) next.focus();
}

/** Announces new and changed waiting customers; the initial ones are read anyway. */
function announce(wanted) {
  const waiting = wanted.filter(({ group }) => group === 'waiting');
  const fresh = waitingKeys && waiting.filter(({ key, said }) => waitingKeys.get(key) !== said);
  if (fresh?.length > 0) say(`Waiting: ${fresh.map(({ title }) => title).join(', ')}`);
  waitingKeys = new Map(waiting.map(({ key, said }) => [key, said]));
  document.title = `${waiting.length > 0 ? `(${waiting.length}) ` : ''}Agent’s desk · Covermount`;
}

function connected(is, text) {
  const line = find('#connection');
  line.dataset.is = is;
  if (line.textContent !== text) line.textContent = text;
}

/** Polls if the event stream is blocked. */
let polling;
async function poll() {
  try {
    const response = await fetch(address);
    draw(await response.json());
    connected('polling', 'Up to date every two seconds');
  } catch {
    connected('lost', 'Connection lost. Trying again …');
  }
}
function startPolling() {
  if (polling) return;
  void poll();
  polling = setInterval(() => void poll(), pollDelay);
}
function stopPolling() {
  clearInterval(polling);
  polling = undefined;
}

const stream = new EventSource(`${address}/stream`);
stream.addEventListener('desk', ({ data }) => {
  stopPolling();
  connected('live', 'Live');
  draw(JSON.parse(data));
});
// The browser reopens a broken stream by itself; until then the desk polls.
stream.addEventListener('error', startPolling);
// A page in the back-forward cache must not hold the connection.
addEventListener('pagehide', () => {
  stream.close();
  stopPolling();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
