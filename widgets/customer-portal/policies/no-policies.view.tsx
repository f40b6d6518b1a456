import type { ReactNode } from 'react';
import { PageLink } from '#account/page-link.view';
import { Card } from '#ui/card';
import { Heading } from '#ui/heading';
import type { PortalTabProps } from '../portal-tab.types.ts';

/** Shown to a customer without a policy. */
export function NoPolicies({ labels, config, host }: PortalTabProps): ReactNode {
  return (
    <Card look="soft" part="no-policies">
      <Heading level={3}>{labels.noPoliciesTitle}</Heading>
      <p>{labels.noPoliciesText}</p>
      <div>
        <PageLink host={host} href={config.quotePage} reason="quote" variant="primary" endIcon="next">
          {labels.getQuote}
        </PageLink>
      </div>
    </Card>
  );
}
