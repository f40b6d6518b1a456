import { type ReactNode, useId } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { useResource } from '../data/use-resource.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { savedIdCards } from './saved-id-cards.ts';

const loadSaved = async ({ visitor }: WidgetHost) => (await savedIdCards(visitor).load()) ?? [];

/** The ID cards that open without a network, shown when the policies did not load. */
export function SavedCards({
  labels,
  session,
  onIdCard,
}: PortalTabProps & { onIdCard: (policyId: string) => void }): ReactNode {
  const id = useId();
  const { loaded } = useResource(session, 'savedCards', loadSaved);
  if (loaded.status !== 'ready' || loaded.value.length === 0) return null;
  return (
    <section className="cover-portal-saved" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {labels.savedCards}
      </Heading>
      {loaded.value.map(({ policyId, card }) => (
        <div key={policyId}>
          <Button icon="car" onClick={() => onIdCard(policyId)}>
            {format(labels.idCardOf, { number: card.policyNumber })}
          </Button>
        </div>
      ))}
    </section>
  );
}
