import { type ReactNode, useId } from 'react';
import type { CustomerProfile } from '#domain/customer-profile';
import { shownPhoneNumber } from '#domain/shown-phone-number';
import { CallButton } from '#flow/call-button.view';
import { formatDate } from '#i18n/date';
import { Card } from '#ui/card';
import { Heading } from '#ui/heading';
import { TextField } from '#ui/text-field';
import { loadProfile } from '../data/load-profile.ts';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { agentPhone } from '../help/agent-phone.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import './profile.css';

/** The agency's record of the customer, read-only (spec 3 §2, §6). */
export function Profile(page: PortalTabProps): ReactNode {
  const { labels, session, config, host } = page;
  const { loaded, retry } = useResource(session, 'profile', loadProfile);
  return (
    <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels.loadingProfile}>
      {(profile) => (
        <>
          <p className="cover-lead">{labels.profileNote}</p>
          <ProfileFields {...page} profile={profile} />
          <div>
            <CallButton text={labels.callUs} phone={agentPhone({ config, host })} />
          </div>
        </>
      )}
    </ResourceView>
  );
}

function ProfileFields({ labels, host, profile }: PortalTabProps & { profile: CustomerProfile }): ReactNode {
  const { getsTextMessages } = profile;
  const birthDate = profile.birthDate ? formatDate(profile.birthDate, host.language) : '';
  return (
    <>
      <Group
        title={labels.personal}
        unknown={labels.notKnown}
        fields={[
          [labels.firstName, profile.firstName],
          [labels.lastName, profile.lastName],
          [labels.birthDate, birthDate],
          [labels.licenseNumber, profile.licenseNumber],
          [labels.customerCode, profile.customerCode],
        ]}
      />
      <Group
        title={labels.contact}
        unknown={labels.notKnown}
        fields={[
          [labels.email, profile.email],
          [labels.phone, shownPhoneNumber(profile.phone)],
          [
            labels.textMessages,
            getsTextMessages === undefined ? '' : labels[getsTextMessages ? 'textMessagesYes' : 'textMessagesNo'],
          ],
          [labels.address, profile.street],
          [labels.city, profile.city],
          [labels.state, profile.state],
          [labels.zip, profile.zip],
        ]}
      />
    </>
  );
}

interface GroupProps {
  title: string;
  unknown: string;
  fields: readonly (readonly [label: string, value: string])[];
}

/** Fields are read-only, not `disabled`: they take the focus and stay legible. */
function Group({ title, unknown, fields }: GroupProps): ReactNode {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} part="profile">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <div className="cover-portal-profile">
        {fields.map(([label, value], index) => (
          <TextField
            key={label}
            id={`${id}-${index}`}
            name={`${id}-${index}`}
            label={label}
            value={value || unknown}
            isReadOnly
            autoComplete="off"
            onChange={() => undefined}
          />
        ))}
      </div>
    </Card>
  );
}
