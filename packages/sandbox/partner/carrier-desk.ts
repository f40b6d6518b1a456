import { html } from 'hono/html';
import { type Markup, pageShell } from '../page-shell.ts';
import { carrierById } from '../rating/carriers.ts';

/** A carrier that no brand of the demo site lists. */
const farHarbor = { id: 'far-harbor', name: 'Far Harbor Mutual' };

/** A carrier's own payment page. Undefined for an unknown carrier. */
export function carrierDesk(carrierId: string): Markup | undefined {
  const carrier = carrierId === farHarbor.id ? farHarbor : carrierById(carrierId);
  return (
    carrier &&
    pageShell({
      title: `Pay ${carrier.name}`,
      body: html`<h1>Pay ${carrier.name}</h1>
        <p>
          Here the carrier would take the payment itself. <span lang="es">Aquí la aseguradora recibiría el pago.</span>
        </p>
        <p class="soft">This is a demonstration: nothing is charged.</p>`,
    })
  );
}
