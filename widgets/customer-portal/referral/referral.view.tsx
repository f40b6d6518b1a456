import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { dateAt } from '#domain/calendar-date';
import type { CustomerProfile } from '#domain/customer-profile';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import { referralAgeLimits, type ReferralPerson } from '#domain/referral';
import { CallButton } from '#flow/call-button.view';
import { useLatest } from '#flow/use-latest';
import { useReport } from '#flow/use-report';
import { useSelector } from '#flow/use-selector';
import { PersonFields, usePersonForm, ZipMessage } from '#forms/person/person-form.view';
import { useAcceptedAges } from '#forms/person/use-accepted-ages';
import { format } from '#i18n/format';
import { labelsUnder } from '#i18n/labels-under';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorSummary } from '#ui/error-summary';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { RichText } from '#ui/rich-text';
import { Spinner } from '#ui/spinner';
import { loadProfile } from '../data/load-profile.ts';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { agentPhone } from '../help/agent-phone.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { autosaveReferral, referralActors } from './referral.actors.ts';
import { connectReferral, type ReferralView } from './referral.connect.ts';
import { type ReferralActor, referralMachine } from './referral.machine.ts';
import './referral.css';

/** The form that refers a friend, and its thank-you page (spec 3 §2); renders nothing where the page disables it. */
export function ReferralSection(props: PortalTabProps): ReactNode {
  const { config, labels, host } = props;
  const headingId = useId();
  const { referralUrl } = config;
  const isTrusted = referralUrl === '' || host.isTrusted(referralUrl);
  useReport(
    host,
    config.referFriend && !isTrusted,
    'config',
    'referralUrl is on an origin that services.trustedOrigins does not list, so there is no form to refer a friend.',
  );
  if (!config.referFriend || !isTrusted) return null;
  return (
    <Card as="section" labelledBy={headingId} part="referral">
      <div className="cover-portal-referral">
        <div>
          <Heading level={3} id={headingId}>
            {labels['referral.title']}
          </Heading>
          <p className="cover-lead">{labels['referral.lead']}</p>
        </div>
        <ReferralOfCustomer {...props} />
      </div>
    </Card>
  );
}

/** The referral includes the customer’s name and contact data. */
function ReferralOfCustomer(props: PortalTabProps): ReactNode {
  const { config, labels, host, session } = props;
  const { loaded, retry } = useResource(session, 'profile', loadProfile);
  return (
    <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels['referral.loading']}>
      {(profile) => {
        const customer = referrerOf(profile);
        if (customer) return <Referral {...props} customer={customer} />;
        return (
          <Notice
            tone="info"
            action={<CallButton text={labels['referral.call']} phone={agentPhone({ config, host })} />}
          >
            <p>{labels['referral.incompleteProfile']}</p>
          </Notice>
        );
      }}
    </ResourceView>
  );
}

/** Undefined if the profile lacks data that the service requires. */
function referrerOf({ fullName: name, email, phone }: CustomerProfile): ReferralPerson | undefined {
  const isComplete = name !== '' && !errorOf(emailSchema, email) && !errorOf(phoneNumberSchema, phone);
  return isComplete ? { name, email, phone } : undefined;
}

type ReferralProps = PortalTabProps & { customer: ReferralPerson };

function Referral(props: ReferralProps): ReactNode {
  const { config, labels, host, session } = props;
  const latest = useLatest({ host, session, url: config.referralUrl });
  const [machine] = useState(() => referralMachine.provide(referralActors(latest)));
  const actor = useActorRef(machine);
  useEffect(() => autosaveReferral(actor, () => latest().host.visitor), [actor, latest]);
  const view = useSelector(actor, connectReferral);
  switch (view.page) {
    case 'restoring':
      return <Spinner text={labels['referral.loading']} />;
    case 'thanked':
      return (
        <div className="cover-portal-referral" part="referral-thanks">
          <Heading level={4} takesFocus>
            {labels['referral.thanksTitle']}
          </Heading>
          <p>{format(labels['referral.thanksText'], { name: view.referredName })}</p>
          <div>
            <Button onClick={() => actor.send({ type: 'ANOTHER.CHOSEN' })}>{labels['referral.another']}</Button>
          </div>
        </div>
      );
    case 'form':
      return <ReferralForm {...props} view={view} actor={actor} />;
  }
}

type FormView = Extract<ReferralView, { page: 'form' }>;

function ReferralForm({
  config,
  labels,
  host,
  customer,
  view,
  actor,
}: ReferralProps & { view: FormView; actor: ReferralActor }): ReactNode {
  const { isSending, failure } = view;
  const texts = useMemo(() => labelsUnder(labels, 'referral.'), [labels]);
  const ages = useAcceptedAges(host, {
    widget: 'customer-portal',
    configured: { minimum: config.referralMinimumAge, maximum: config.referralMaximumAge },
    defaults: referralAgeLimits,
    keys: { minimum: 'referralMinimumAge', maximum: 'referralMaximumAge' },
  });
  const person = usePersonForm({
    labels: texts,
    language: host.language,
    today: dateAt(host.client.now()),
    minimumAge: ages.minimum,
    maximumAge: ages.maximum,
    view,
    send: actor.send,
    onSubmit: (draft) => actor.send({ type: 'FORM.SUBMITTED', draft, customer }),
  });
  const { form, isWaiting } = person;
  const call = <CallButton text={texts.call} phone={agentPhone({ config, host })} />;
  return (
    <>
      <form
        className="cover-portal-referral"
        part="referral-form"
        method="dialog"
        noValidate
        onSubmit={person.onSubmit}
      >
        <ErrorSummary {...form.summary} title={texts.errorSummary} />
        <div className="cover-question-fields">
          <PersonFields person={person} />
        </div>
        <p className="cover-note" part="referral-consent">
          <RichText text={texts.consent} />
        </p>
        {failure && (
          <Notice
            tone="warning"
            announces="atOnce"
            icon={failure.kind === 'offline' ? 'offline' : 'alert'}
            title={texts.failedTitle}
            action={
              <>
                <Button onClick={() => actor.send({ type: 'RETRY' })}>{labels.retry}</Button>
                {call}
              </>
            }
          >
            <p>{failure.reason ?? texts[`failed.${failure.kind}`]}</p>
          </Notice>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            type="submit"
            part="refer"
            isDisabled={!form.isComplete}
            isBusy={isWaiting || isSending}
            busyText={isWaiting ? texts.zipLookingUp : texts.sending}
          >
            {texts.submit}
          </Button>
        </div>
      </form>
      <ZipMessage person={person} closeText={labels.close} call={call} />
    </>
  );
}
