import { html } from 'hono/html';
import { callGroups } from '#services/contract/call-groups';
import { documentedCalls } from '#services/contract/documented-calls';
import { type Markup, pageShell } from '../page-shell.ts';
import { faultablePages, faultKinds } from './fault-kinds.ts';
import type { Fault } from './fault.ts';

/** Frequent faults, each with its own button. */
const common: readonly { label: string; fault: Fault }[] = [
  { label: 'No rates', fault: { call: 'getResults', kind: 'norates' } },
  { label: 'A carrier never answers', fault: { call: 'getResults', kind: 'carrierNever' } },
  { label: 'Everything is slow', fault: { call: '*', kind: 'delay', delay: 3000 } },
  { label: 'Everything is down', fault: { call: '*', kind: 'status', status: 503 } },
  { label: 'The network is gone', fault: { call: '*', kind: 'hangUp' } },
];

/** The fault switch as a page: plain forms without script. */
export function faultPage({ faults, problems }: { faults: readonly Fault[]; problems: readonly string[] }): Markup {
  return pageShell({
    title: `${problems.length > 0 ? 'Error: ' : ''}Fault switch`,
    body: html` <h1>Fault switch</h1>
      <p class="soft">
        Make the sandbox misbehave and see what a page does then. Programs use the same address with JSON.
        <a href="/">Demo pages</a>
      </p>
      ${problems.length > 0 ? html`<div class="notice" role="alert"><strong>That was not set.</strong> ${problems.join('; ')}</div>` : ''}

      <h2 id="now">Now</h2>
      <div class="card">${faults.length === 0 ? html`<p>All calls work.</p>` : faultList(faults)}</div>

      <h2>Common ones</h2>
      <div class="row">
        ${common.map(
          ({ label, fault }) =>
            html`<form method="post">
              ${Object.entries(fault).map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`)}<button>
                ${label}
              </button>
            </form>`,
        )}
      </div>

      <h2 id="one">One of your own</h2>
      <form method="post" class="card">
        <div class="grid">
          <div>
            <label for="call">Call</label
            ><select id="call" name="call">
              <option value="*">Every call</option>
              ${callOptions()}
            </select>
          </div>
          <div>
            <label for="kind">What happens</label
            ><select id="kind" name="kind">
              ${Object.entries(faultKinds).map(([kind, { label }]) => html`<option value="${kind}">${label}</option>`)}
            </select>
          </div>
          ${field('delay', 'Delay', 'Milliseconds before it happens', 'numeric')}
          ${field('status', 'Status', 'For an error status: 503 if empty', 'numeric')}
          ${field('retryAfter', 'Retry-After', 'For an error status', 'text')}
          ${field('message', 'Message', 'For a refusal', 'text')}
          ${field('times', 'Times', 'Only the next so many requests', 'numeric')}
          ${field('scope', 'Visitor', 'Only this trackId', 'text')}
        </div>
        <p class="row"><button class="main">Set this fault</button></p>
      </form>

      <h2>What each one does</h2>
      <div class="card">
        <ul class="list">
          ${Object.values(faultKinds).map(
            ({ label, says }) =>
              html`<li>
                <span><strong>${label}.</strong> ${says}</span>
              </li>`,
          )}
        </ul>
      </div>`,
  });
}

function faultList(faults: readonly Fault[]): Markup {
  return html`<ul class="list">
      ${faults.map(
        (fault) =>
          html`<li>
            <span>${describe(fault)}</span>
            <form method="post">
              <input
                type="hidden"
                name="remove"
                value="${fault.call}"
              />${fault.scope ? html`<input type="hidden" name="scope" value="${fault.scope}" />` : ''}<button
                aria-label="End: ${describe(fault)}"
              >
                End
              </button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post"><button name="remove" value="all">End all faults</button></form>`;
}

function describe({ call, kind, delay, status, times, scope }: Fault): string {
  return [
    call === '*' ? 'Every call' : call,
    ': ',
    faultKinds[kind].label,
    status ? ` ${status}` : '',
    delay ? `, after ${delay} ms` : '',
    times ? `, ${times === 1 ? 'once' : `${times} times`}` : '',
    scope ? `, only for visitor ${scope}` : '',
  ].join('');
}

function callOptions(): Markup[] {
  const pages = Object.entries(faultablePages).map(
    ([page, what]) => html`<option value="${page}">${page}: ${what}</option>`,
  );
  const calls = Object.entries(callGroups).map(
    ([group, heading]) =>
      html`<optgroup label="${heading}">
        ${documentedCalls
          .filter((call) => call.group === group)
          .map(({ contract: { id }, examples }) => html`<option value="${id}">${id}: ${examples.summary}</option>`)}
      </optgroup>`,
  );
  return [...calls, html`<optgroup label="Partners’ pages">${pages}</optgroup>`];
}

function field(name: string, label: string, hint: string, inputMode: 'numeric' | 'text'): Markup {
  return html`<div>
    <label for="${name}">${label} <span class="hint" id="${name}-hint">${hint}</span></label
    ><input id="${name}" name="${name}" inputmode="${inputMode}" autocomplete="off" aria-describedby="${name}-hint" />
  </div>`;
}
