import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { birthDateOf } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import type { CustomerProfile } from '#domain/customer-profile';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { formatTypedPhone, phoneNumberSchema } from '#domain/phone-number';
import type { ReferralPerson } from '#domain/referral';
import { stateNames, statesByName } from '#domain/us-state-name';
import { CallButton } from '#flow/call-button.view';
import { useLatest } from '#flow/use-latest';
import { useReport } from '#flow/use-report';
import { useSelector } from '#flow/use-selector';
import type { PersonDraft } from '#forms/person/person-draft';
import { personSchema } from '#forms/person/person.schema';
import { placeProblem, statesOfZip } from '#forms/zip-places/zip-places';
import { errorText, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { PhoneField } from '#ui/phone-field';
import { RichText } from '#ui/rich-text';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import { loadProfile } from '../data/load-profile.ts';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { autosaveReferral, referralActors } from './referral.actors.ts';
import { connectReferral, type ReferralView } from './referral.connect.ts';
import { type ReferralActor, referralMachine } from './referral.machine.ts';
import './referral.css';

/** Refers a friend, with a thank-you (spec 3 §2); nothing where the page leaves it out. */
export function ReferralSection(props: PortalTabProps): ReactNode {
  const { config, labels, host } = props;
  const headingId = useId();
  const { referralUrl } = config;
  const isTrusted = referralUrl === '' || host.isTrusted(referralUrl);
  useReport(
    host,
    config.referFriend && !isTrusted,
    'config',
    'referralUrl lies on an origin that services.trustedOrigins does not list, so there is no form to refer a friend.',
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

/** The customer’s name and contact go with the referral. */
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
            action={<CallButton text={labels['referral.call']} phone={config.help.phone || host.brand.phone} />}
          >
            <p>{labels['referral.incompleteProfile']}</p>
          </Notice>
        );
      }}
    </ResourceView>
  );
}

/** Undefined where the profile lacks what the service has to know. */
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

/** The texts of the errors, as the rules name them. */
const errorLabels = (labels: PortalTabProps['labels']): Readonly<Record<string, string>> => {
  const prefix = 'referral.error.';
  return Object.fromEntries(
    Object.entries(labels).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[`error.${key.slice(prefix.length)}`, text]] : [],
    ),
  );
};

const fields = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'zip', 'city', 'state'] as const;

function ReferralForm({
  config,
  labels,
  host,
  customer,
  view,
  actor,
}: ReferralProps & { view: FormView; actor: ReferralActor }): ReactNode {
  const { draft, places, isSending, failure } = view;
  const { referralMinimumAge: minimum, referralMaximumAge: maximum } = config;
  const today = dateAt(host.client.now());
  const texts = useMemo(() => errorLabels(labels), [labels]);
  const { schema, limits } = useMemo(() => {
    const ages = { minimum, maximum };
    return { schema: personSchema({ today, limits: ages }), limits: ages };
  }, [today, minimum, maximum]);
  const names = Object.fromEntries(fields.map((field) => [field, labels[`referral.${field}`]]));

  const validate = (values: PersonDraft): Partial<Record<keyof PersonDraft, string>> => {
    const errors = fieldErrors(
      schema,
      { ...values, birthDate: birthDateOf(values.birthDate) },
      { labels: texts, fields: names, limits },
    );
    const problem = placeProblem(values, places);
    if (problem === 'zipUnknown') return { ...errors, zip: errors.zip ?? labels['referral.error.zipUnknown'] };
    if (problem === 'stateOfZip') {
      const states = statesOfZip(values, places).map((state) => stateNames[state]);
      const text = format(errorText(texts, 'stateInvalid'), { zip: values.zip, states: states.join(', ') });
      return { ...errors, state: errors.state ?? text };
    }
    return errors;
  };
  const form = useForm<PersonDraft>({
    initial: draft,
    validate,
    onDraft: (values) => actor.send({ type: 'DRAFT.TYPED', draft: values }),
    isReadOnly: isSending,
  });
  const { values } = form;

  // The machine fills in city and state of a zip code.
  useEffect(() => {
    if (draft.zip !== values.zip || (draft.city === values.city && draft.state === values.state)) return;
    form.fill({ city: draft.city, state: draft.state });
  });

  const zip = form.field('zip');
  const isZipUnknown = placeProblem(values, places) === 'zipUnknown';
  return (
    <form
      className="cover-portal-referral"
      part="referral-form"
      method="dialog"
      noValidate
      onSubmit={form.submit((complete) => actor.send({ type: 'REFERRAL.SUBMITTED', draft: complete, customer }))}
    >
      <ErrorSummary {...form.summary} title={labels['referral.errorSummary']} />
      <div className="cover-question-fields">
        <FieldRow>
          <TextField
            {...form.field('firstName')}
            label={labels['referral.firstName']}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <TextField
            {...form.field('lastName')}
            label={labels['referral.lastName']}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </FieldRow>
        <TextField
          {...form.field('email')}
          label={labels['referral.email']}
          type="email"
          inputMode="email"
          autoComplete="off"
          enterKeyHint="next"
        />
        <PhoneField
          {...form.field('phone')}
          label={labels['referral.phone']}
          hint={labels['referral.phoneHint']}
          format={formatTypedPhone}
          autoComplete="off"
          enterKeyHint="next"
        />
        <DateField
          {...form.field('birthDate')}
          label={labels['referral.birthDate']}
          partLabels={{
            month: labels['referral.month'],
            day: labels['referral.day'],
            year: labels['referral.year'],
          }}
          autoComplete="off"
          padsDigits
        />
        <ZipField
          {...zip}
          label={labels['referral.zip']}
          autoComplete="off"
          enterKeyHint="next"
          error={zip.error ?? (isZipUnknown ? labels['referral.error.zipUnknown'] : undefined)}
          status={zipStatus(labels, view, values.zip)}
        />
        <FieldRow>
          <TextField {...form.field('city')} label={labels['referral.city']} autoComplete="off" enterKeyHint="next" />
          <Select
            {...form.field('state')}
            label={labels['referral.state']}
            options={statesByName}
            placeholder={labels['referral.chooseState']}
            autoComplete="off"
          />
        </FieldRow>
      </div>
      <p className="cover-note" part="referral-consent">
        <RichText text={labels['referral.consent']} />
      </p>
      {failure && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={failure.kind === 'offline' ? 'offline' : 'alert'}
          title={labels['referral.failedTitle']}
          action={
            <>
              <Button onClick={() => actor.send({ type: 'RETRY' })}>{labels.retry}</Button>
              <CallButton text={labels['referral.call']} phone={config.help.phone || host.brand.phone} />
            </>
          }
        >
          <p>{failure.reason ?? labels[`referral.failed.${failure.kind}`]}</p>
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          size="large"
          type="submit"
          part="refer"
          isDisabled={!form.isComplete}
          isBusy={isSending}
          busyText={labels['referral.sending']}
        >
          {labels['referral.submit']}
        </Button>
      </div>
    </form>
  );
}

/** The polite message under the zip field. */
function zipStatus(labels: PortalTabProps['labels'], { places, lookup }: FormView, zip: string): string {
  if (lookup === 'failed') return labels['referral.zipNotLookedUp'];
  if (lookup === 'lookingUp') return labels['referral.zipLookingUp'];
  if (places?.zip !== zip) return '';
  const [place] = places.places;
  if (!place) return '';
  const text = labels[places.isQuotable ? 'referral.zipFound' : 'referral.zipNotServed'];
  return format(text, { city: place.city, state: place.state });
}
