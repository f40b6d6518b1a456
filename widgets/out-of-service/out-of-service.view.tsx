import { useEffect, useReducer, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { stateNames } from '#domain/us-state-name';
import type { WidgetProps } from '#embed/define-widget';
import { format } from '#i18n/format';
import { AbortedError } from '#services/errors';
import { Button, opensElsewhere } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Spinner } from '#ui/spinner';
import { TextField } from '#ui/text-field';
import type { outOfServiceConfig } from './out-of-service.config.ts';
import { beginning, outOfServiceTransition } from './out-of-service.machine.ts';
import type { OutOfServiceEvent, OutOfServiceState } from './out-of-service.machine.ts';
import { postForm, saveEmail } from './send-email.ts';
import { stateLink } from './state-link.ts';
import type { StateLink } from './state-link.ts';
import type { OutOfServiceStrings } from './strings/en.ts';
import './out-of-service.css';

type OutOfServiceProps = WidgetProps<z.output<typeof outOfServiceConfig>, OutOfServiceStrings>;
type PanelProps = OutOfServiceProps & { place: StateLink; send: (event: OutOfServiceEvent) => void };

/** Takes visitors from a state with a page of its own there, and asks the others for their email address. */
export function OutOfService(props: OutOfServiceProps): ReactNode {
  const { config, host, labels } = props;
  const [place] = useState(() => trustedLink(props));
  const [state, send] = useReducer(outOfServiceTransition, undefined, () =>
    beginning(place.link, config.redirectSeconds),
  );
  const panel = { ...props, place, send };

  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && send({ type: 'PAGE.RESTORED' });
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);

  useTold(state, place, props);

  if (state.is === 'redirecting' || state.is === 'leaving' || state.is === 'staying')
    return <Redirect {...panel} state={state} />;
  if (state.is === 'validating') {
    return (
      <div className="cover-out-of-service" part="out-of-service">
        <Heading takesFocus>{labels.validatingTitle}</Heading>
        <Spinner text={labels.validatingText} />
      </div>
    );
  }
  if (!config.action && !host.client.services.leadStore.url) return <Later {...props} />;
  return <EmailForm {...panel} state={state} />;
}

/** A link that visitors may not be taken to is none. */
function trustedLink({ config, host }: OutOfServiceProps): StateLink {
  const place = stateLink(location.href, config.links);
  return place.link !== undefined && !host.isTrusted(place.link) ? { ...place, link: undefined } : place;
}

/** Tells the page and analytics what became of the visitor, once each. */
function useTold(
  state: OutOfServiceState,
  { state: code, link }: StateLink,
  { config, host }: OutOfServiceProps,
): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    host.track('Out Of Service Shown', {
      phase: link === undefined ? 'form' : 'redirect',
      ...(code && { state: code }),
    });
    // No prompt comes over the countdown.
    if (link !== undefined) host.step({ step: 'redirect', stage: 'outOfService', progress: 0 });
    const configured = stateLink(location.href, config.links).link;
    if (configured !== undefined && link === undefined) {
      host.fail(
        'navigation',
        `links.${code ?? ''} lies on an origin that services.trustedOrigins does not list, so the form is shown.`,
      );
    }
  }, [host, config, code, link]);

  const told = useRef<string>(undefined);
  const outcome = ({ leaving: 'redirected', staying: 'stayed', validating: 'submitted' } as const)[
    state.is as 'leaving'
  ] as 'redirected' | 'stayed' | 'submitted' | undefined;
  useEffect(() => {
    if (!outcome || told.current === outcome) return;
    told.current = outcome;
    host.track('Out Of Service Left', { outcome });
    host.complete(outcome);
  }, [outcome, host]);
}

/** Seconds at which the countdown is said again: not each of them. */
const milestones = [10, 5];

function Redirect(
  props: PanelProps & { state: Extract<OutOfServiceState, { is: 'redirecting' | 'leaving' | 'staying' }> },
): ReactNode {
  const { config, host, labels, place, state, send } = props;
  const { is } = state;
  const link = place.link ?? '';
  const goNow = useRef<HTMLButtonElement & HTMLAnchorElement>(null);

  useEffect(() => {
    if (is !== 'redirecting') return undefined;
    // Who looks at another tab has not been warned.
    const timer = setInterval(() => document.hidden || send({ type: 'SECOND.PASSED' }), 1000);
    return () => clearInterval(timer);
  }, [is, send]);

  useEffect(() => {
    if (is === 'leaving' && !host.navigate(link, 'state')) send({ type: 'LINK.REFUSED' });
    // The button that was pressed is gone.
    if (is === 'staying') goNow.current?.focus();
  }, [is, link, host, send]);

  const inSeconds = (seconds: number) =>
    seconds === 1 ? labels['redirectText.one'] : format(labels.redirectText, { seconds: String(seconds) });
  const left = is === 'redirecting' ? state.left : 0;
  const said =
    milestones.toReversed().find((seconds) => left <= seconds && seconds < config.redirectSeconds) ??
    config.redirectSeconds;
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    send({ type: 'GO.CHOSEN' });
  };

  return (
    <div className="cover-out-of-service" part="out-of-service">
      <Heading>{format(labels.redirectTitle, { state: place.state ? stateNames[place.state] : '' })}</Heading>
      {is === 'staying' ? (
        <p role="status">{labels.stoppedText}</p>
      ) : (
        <p className="cover-out-of-service-left" part="out-of-service-countdown">
          {inSeconds(left)}
        </p>
      )}
      <LiveRegion message={is === 'redirecting' ? inSeconds(said) : ''} delay={200} />
      <div className="cover-out-of-service-actions">
        <Button
          variant="primary"
          size="large"
          endIcon="next"
          href={link}
          buttonRef={goNow}
          isBusy={is === 'leaving'}
          onClick={go}
        >
          {labels.goNow}
        </Button>
        {is === 'redirecting' && (
          <Button size="large" onClick={() => send({ type: 'STAY.CHOSEN' })}>
            {labels.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

function EmailForm(props: PanelProps & { state: Extract<OutOfServiceState, { is: 'asking' | 'sending' }> }): ReactNode {
  const { config, host, labels, place, state, send } = props;
  // What was typed into the author's own form before the script came.
  const [typed] = useState(() => authoredEmail(host.element));
  const form = useForm({
    initial: { email: typed },
    validate: ({ email }) => {
      const error = errorOf(emailSchema, email);
      return { email: error && labels[`error.${error}` as 'error.required'] };
    },
  });

  const email = state.is === 'sending' ? state.email : undefined;
  useEffect(() => {
    if (email === undefined) return undefined;
    if (config.action) {
      if (host.isTrusted(config.action)) {
        send({ type: 'EMAIL.TAKEN' });
        postForm(host.root, config.action, {
          [config.emailField]: email,
          state: place.state ?? '',
          language: host.language,
        });
      } else {
        host.fail(
          'navigation',
          'action lies on an origin that services.trustedOrigins does not list, so nothing was sent.',
        );
        send({ type: 'SENDING.FAILED', isOffline: false });
      }
      return undefined;
    }
    const sending = new AbortController();
    saveEmail(host, { email, state: place.state }, sending.signal).then(
      () => send({ type: 'EMAIL.TAKEN' }),
      (error: unknown) => {
        if (!(error instanceof AbortedError) && !sending.signal.aborted)
          send({ type: 'SENDING.FAILED', isOffline: !navigator.onLine });
      },
    );
    return () => sending.abort();
  }, [email, config.action, config.emailField, host, place.state, send]);

  const problem = state.is === 'asking' ? state.problem : undefined;
  return (
    <div className="cover-out-of-service" part="out-of-service">
      <QuestionPage
        title={labels.formTitle}
        lead={labels.formText}
        summary={
          problem && (
            <Notice tone="error" announces="atOnce">
              <p>{problem === 'offline' ? labels.offline : labels.failed}</p>
            </Notice>
          )
        }
        onSubmit={form.submit((values) => send({ type: 'EMAIL.GIVEN', email: values.email.trim() }))}
        next={{
          label: labels.submit,
          isDisabled: !form.isComplete,
          isBusy: state.is === 'sending',
          busyText: labels.sending,
        }}
      >
        <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
        />
      </QuestionPage>
    </div>
  );
}

/** There is nowhere to send an email address to; the author is told. */
function Later({ host, labels }: OutOfServiceProps): ReactNode {
  useEffect(() => {
    host.fail(
      'config',
      'cover-out-of-service has nowhere to send email addresses: it needs action or services.leadStore.url.',
    );
  }, [host]);
  const { phone } = host.brand;
  return (
    <div className="cover-out-of-service" part="out-of-service">
      <Heading>{labels.formTitle}</Heading>
      <p>{phone ? format(labels.laterCall, { phone }) : labels.later}</p>
    </div>
  );
}

function authoredEmail(element: HTMLElement): string {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[type=email], input[name=email]')];
  return inputs.find((input) => !input.closest('.cover-root'))?.value ?? '';
}
