import { type ReactNode, useMemo } from 'react';
import type { PolicyDocument } from '#domain/customer-policy';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { formatDate } from '#i18n/date';
import { listPolicyDocuments } from '#services/policies/list-policy-documents';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { NewWindowLink } from '../new-window-link.view.tsx';
import type { PortalTabProps } from '../portal-tab.types.ts';

/** Loads the documents whose addresses the page trusts; reports omitted ones to the page's author. */
async function loadDocuments(
  { client, isTrusted, fail }: WidgetHost,
  policyId: string,
  signal: AbortSignal,
): Promise<readonly PolicyDocument[]> {
  const documents = await listPolicyDocuments(client, { policyId }, signal);
  const trusted = documents.filter(({ url }) => isTrusted(url));
  if (trusted.length < documents.length)
    fail('navigation', 'A document is not of an https origin that services.trustedOrigins lists, so it is left out.');
  return trusted;
}

/** The documents of a policy, as ordinary links. */
export function PolicyDocuments({ policyId, ...page }: PortalTabProps & { policyId: string }): ReactNode {
  const { labels, host, session } = page;
  const load = useMemo(() => (of: WidgetHost, signal: AbortSignal) => loadDocuments(of, policyId, signal), [policyId]);
  const { loaded, retry } = useResource(session, `documents ${policyId}`, load);
  return (
    <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels.loadingDocuments}>
      {(documents) =>
        documents.length === 0 ? (
          <p className="cover-note">{labels.noDocuments}</p>
        ) : (
          <ul role="list" className="cover-portal-list">
            {documents.map(({ id, kind, name, date, url }) => (
              <li key={id}>
                <span>
                  <NewWindowLink variant="link" href={url} labels={labels} part="document">
                    {name || labels[`document.${kind}`]}
                  </NewWindowLink>
                </span>
                {date && <span className="cover-note">{formatDate(date, host.language, 'medium')}</span>}
              </li>
            ))}
          </ul>
        )
      }
    </ResourceView>
  );
}
