import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { formatTypedPhone } from '#domain/phone-number';
import type { StateCode } from '#domain/us-state';
import { CallButton } from '#flow/call-button.view';
import { useReport } from '#flow/use-report';
import { useStates } from '#forms/states/use-states';
import { canJoinWaitlist } from '#forms/waitlist/can-join-waitlist';
import { stateOfZipError } from '#forms/zip-places/state-of-zip-error';
import { useSyncPlaceFields } from '#forms/zip-places/use-sync-place-fields';
import { placeProblem } from '#forms/zip-places/zip-places';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { PhoneField } from '#ui/phone-field';
import { QuestionPage } from '#ui/question-page';
import { RichText } from '#ui/rich-text';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import type { BuyerDraft } from './buyer-draft.ts';
import { type BuyerMode, buyerMode, buyerSchema } from './buyer.rules.ts';
import { MembershipSummary } from './membership-summary.view.tsx';
import type { RoadsidePageProps } from './roadside-page.types.ts';
import type { RoadsidePage } from './roadside.connect.ts';
import type { RunningRoadside } from './use-roadside.ts';

type BuyerPage = Extract<RoadsidePage, { page: 'buyer' }>;

interface BuyerProps extends RoadsidePageProps {
  page: BuyerPage;
  problem: RunningRoadside['shell']['problem'];
}

/** Who buys the membership (spec 2 §3.10). In a state that is not sold, the form joins the waitlist (§4.4). */
export function Buyer({ page, problem, ...props }: BuyerProps): ReactNode {
  const { config, labels, host, send } = props;
  const states = useStates(host.language);
  const { offer, draft, zipPlaces, isZipLookedUp, isSending, undecidedPayment } = page;
  const membership = offer?.memberships.find(({ type }) => type === page.membership);
  const form = useForm<BuyerDraft>({
    initial: draft,
    validate: (values) => {
      const schema = buyerSchema(buyerMode(values, offer), { requiresLicense: config.requireDriverLicense });
      const errors = fieldErrors<object>(schema, values, { labels, fields: labels }) as Partial<
        Record<keyof BuyerDraft, string>
      >;
      switch (placeProblem(values, zipPlaces)) {
        case 'zipUnknown':
          return { ...errors, zip: errors.zip ?? labels['error.zipUnknown'] };
        case 'stateOfZip':
          return { ...errors, state: errors.state ?? stateOfZipError(labels, values, zipPlaces, states) };
        default:
          return errors;
      }
    },
    onDraft: (values) => send({ type: 'BUYER.TYPED', draft: values }),
    isReadOnly: isSending,
  });
  const { values } = form;

  useSyncPlaceFields(form, draft);

  const mode = buyerMode(values, offer);
  const isClosed = mode === 'waitlist' && !canJoinWaitlist(host);
  useReport(
    host,
    isClosed,
    'config',
    'There is no waitlist: set services.leadStore.url. Visitors of states that are not sold can only call.',
  );
  const call = <CallButton text={labels.call} phone={config.phone || host.brand.phone} />;
  const zip = form.field('zip');
  const [place] = zipPlaces?.zip === values.zip ? zipPlaces.places : [];
  const isZipUnknown = placeProblem(values, zipPlaces) === 'zipUnknown';
  return (
    <QuestionPage
      title={labels.buyerTitle}
      lead={labels.buyerLead}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((complete) => !isClosed && send({ type: 'BUYER.SUBMITTED', draft: complete }))}
      next={
        isClosed
          ? undefined
          : {
              label: nextLabel(props, mode, membership?.price),
              isDisabled: !form.isComplete,
              isBusy: isSending,
              busyText: labels[mode === 'waitlist' ? 'joining' : 'leaving'],
            }
      }
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
      // The note says that nothing is charged before, which is not known of an earlier payment.
      note={mode === 'buy' && !undecidedPayment ? labels.payNote : undefined}
    >
      {undecidedPayment && (
        <Notice
          tone="warning"
          title={labels.pendingTitle}
          action={
            undecidedPayment.canCheck ? (
              <Button isDisabled={isSending} onClick={() => send({ type: 'OUTCOME.REQUESTED' })}>
                {labels.checkAgain}
              </Button>
            ) : (
              call
            )
          }
        >
          {sentences(labels.pendingText, undecidedPayment.canCheck ? labels.pendingHint : '')}
        </Notice>
      )}
      {(membership || !offer) && (
        <MembershipSummary
          {...props}
          membership={page.membership}
          offer={offer}
          onChange={() => send({ type: 'BACK' })}
        />
      )}
      <FieldRow>
        <TextField
          {...form.field('firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('middleName')}
          label={labels.middleName}
          optionalText={labels.optional}
          autoComplete="additional-name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      </FieldRow>
      <TextField
        {...form.field('lastName')}
        label={labels.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...form.field('email')}
        label={labels.email}
        hint={labels.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
      <PhoneField
        {...form.field('phone')}
        label={labels.phone}
        hint={labels.phoneHint}
        optionalText={mode === 'waitlist' ? labels.optional : undefined}
        format={formatTypedPhone}
        enterKeyHint="next"
      />
      <FieldRow shares="wide-first">
        <TextField
          {...form.field('street')}
          label={labels.street}
          optionalText={mode === 'waitlist' ? labels.optional : undefined}
          autoComplete="address-line1"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          optionalText={labels.optional}
          autoComplete="address-line2"
          enterKeyHint="next"
        />
      </FieldRow>
      <ZipField
        {...zip}
        label={labels.zip}
        enterKeyHint="next"
        error={zip.error ?? (isZipUnknown ? labels['error.zipUnknown'] : undefined)}
        status={
          isZipLookedUp
            ? labels.zipLookingUp
            : place
              ? format(labels.zipFound, { city: place.city, state: place.state })
              : ''
        }
      />
      <FieldRow>
        <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" enterKeyHint="next" />
        <Select
          {...form.field('state')}
          label={labels.state}
          options={states.byName}
          placeholder={labels.chooseState}
          autoComplete="address-level1"
        />
      </FieldRow>
      {mode === 'waitlist' && (
        <Notice
          announces="politely"
          title={format(labels.waitlistTitle, { state: states.names[values.state as StateCode] })}
          action={isClosed && call}
        >
          {labels[isClosed ? 'waitlistClosed' : 'waitlistText']}
        </Notice>
      )}
      <TextField
        {...form.field('driverLicense')}
        label={labels.driverLicense}
        optionalText={mode === 'buy' && config.requireDriverLicense ? undefined : labels.optional}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        width="medium"
      />
      <Checkbox {...form.field('hasConsented')} label={<RichText text={labels.consent} />} look="card" isRequired />
      {problem?.kind === 'untrusted' && call}
    </QuestionPage>
  );
}

function nextLabel({ labels, host }: RoadsidePageProps, mode: BuyerMode, price: number | undefined): string {
  if (mode === 'waitlist') return labels.joinWaitlist;
  return price === undefined
    ? labels.continueToPay
    : format(labels.payAmount, { amount: formatMoney(price, host.language) });
}
