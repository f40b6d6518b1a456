import { lazy, Suspense, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { quoteAddress } from '#domain/quote-address';
import type { WidgetHost, WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { hasGeocoder } from '#maps/load-geocoder';
import { requestClient } from '#services/lazy-client';
import { Button, opensElsewhere } from '#ui/button';
import { ZipField } from '#ui/zip-field';
import { checkZip } from './check-zip.ts';
import { withQuotePage } from './quote-page.ts';
import type { ZipFormStrings } from './strings.en.ts';
import { typedZip } from './typed-zip.ts';
import type { zipFormConfig } from './zip-form.config.ts';
import { asking, zipFormReducer } from './zip-form.machine.ts';
import type { ZipFormState } from './zip-form.machine.ts';
import './zip-form.css';

type ZipFormProps = WidgetProps<z.output<typeof zipFormConfig>, ZipFormStrings>;

const fieldId = 'zip';

// The message is also at the field, so the form works without the dialog and the button if their files cannot be loaded.
const MessageDialog = lazy(() =>
  import('#ui/message-dialog').then(
    ({ MessageDialog: view }) => ({ default: view }),
    () => ({ default: () => null }),
  ),
);

const CallButton = lazy(() =>
  import('./call-button.chunk.ts').then(
    ({ CallButton: view }) => ({ default: view }),
    () => ({ default: () => null }),
  ),
);

/** The polite message under the field. */
function statusText(state: ZipFormState, labels: ZipFormStrings): string {
  switch (state.status) {
    case 'locating':
      return labels.locating;
    case 'checking':
      return labels.checking;
    case 'served':
      return format(labels.served, { city: state.place.city, state: state.place.state });
    default:
      return '';
  }
}

function errorText(state: ZipFormState, labels: ZipFormStrings): string | undefined {
  if (state.status === 'notServed') {
    const { place } = state;
    return place ? format(labels.notServed, { city: place.city, state: place.state }) : labels.notServedArea;
  }
  if (state.status !== 'asking') return undefined;
  switch (state.problem) {
    case 'invalid':
    case 'invalidSeen':
      return labels.invalidZip;
    case undefined:
      return undefined;
    default:
      return state.reason ?? labels[state.problem];
  }
}

/** Loaded only to report a problem to the author. */
async function reportToAuthor(host: WidgetHost): Promise<void> {
  const file = await import('#offices/report-missing-geocoder').catch(() => undefined);
  file?.reportMissingGeocoder('zip-form', host, '“Use my location” finds no zip code: visitors are asked to type it.');
}

/** Its code loads when the button is pressed. */
async function locateZip(host: WidgetHost, signal: AbortSignal): Promise<string | undefined> {
  const file = await import('./find-zip.ts').catch(() => undefined);
  return file?.findZip(host, signal);
}

/** Asks for a zip code, checks it, and takes the visitor to the quote page. */
export function ZipForm({ config, labels, host }: ZipFormProps): ReactNode {
  const [state, send] = useReducer(zipFormReducer, asking);
  const [zip, setZip] = useState('');
  const [found, setFound] = useState('');
  const isTouched = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { quotePage } = withQuotePage(config, host.element);
  const trusted = host.isTrusted(quotePage) ? quotePage : undefined;

  // The text typed before a reload, else the place entered earlier, on this page or another.
  useEffect(() => {
    const remembered = typedZip.read(host.visitor) || host.visitor.read('place')?.zip;
    if (remembered && !isTouched.current) setZip((typed) => typed || remembered);
  }, [host]);

  useEffect(() => {
    if (config.useLocation && !hasGeocoder(host.client.services)) void reportToAuthor(host);
  }, [config.useLocation, host]);

  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && send({ type: 'PAGE.RESTORED' });
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);

  useEffect(() => {
    if (state.status !== 'checking') return undefined;
    const controller = new AbortController();
    void checkZip(host, state.zip, controller.signal).then((event) => event && send(event));
    return () => controller.abort();
  }, [host, state]);

  useEffect(() => {
    if (state.status !== 'locating') return undefined;
    const controller = new AbortController();
    void locateZip(host, controller.signal).then((located) => {
      if (controller.signal.aborted) return;
      host.track('Zip Located', { outcome: located ? 'found' : 'failed' });
      if (located) {
        setZip(located);
        setFound(located);
        input.current?.focus();
      }
      send({ type: located ? 'POSITION.FOUND' : 'POSITION.FAILED' });
    });
    return () => controller.abort();
  }, [host, state]);

  // The destination is determined once, from the configuration when the response arrives.
  const latest = useRef({ host, config, quotePage });
  useLayoutEffect(() => {
    latest.current = { host, config, quotePage };
  });
  useEffect(() => {
    const now = latest.current;
    if (state.status === 'served') {
      const address = quoteAddress({
        page: now.quotePage,
        state: state.place.state,
        multiExperience: now.config.multiExperience,
        hash: 'driver1',
      });
      typedZip.keep(now.host.visitor, '');
      now.host.complete('served');
      if (!now.host.navigate(address, 'quote')) send({ type: 'NAVIGATION.REFUSED' });
    } else if (state.status === 'notServed') {
      now.host.complete('notServed');
      if (now.config.comingSoonPage) now.host.navigate(now.config.comingSoonPage, 'comingSoon');
    }
  }, [state]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFound('');
    send({ type: 'ZIP.SUBMITTED', zip, isValid: /^\d{5}$/.test(zip) });
  };

  const previousQuotes = (event: MouseEvent) => {
    if (trusted !== undefined && opensElsewhere(event)) return;
    event.preventDefault();
    host.track('Previous Quotes Opened');
    const address = quoteAddress({
      page: quotePage,
      state: host.visitor.read('place')?.state,
      multiExperience: config.multiExperience,
      hash: 'previousQuotes',
    });
    if (!host.navigate(address, 'previousQuotes')) send({ type: 'NAVIGATION.REFUSED' });
  };

  const isNoticeRead = state.status === 'asking' && state.problem === 'invalidSeen';
  // After the dialog has returned the focus to the button.
  useEffect(() => {
    if (isNoticeRead) input.current?.focus();
  }, [isNoticeRead]);

  const isBusy = state.status === 'checking' || state.status === 'served';
  const error = errorText(state, labels);

  return (
    <div className="cover-zip-form" part="zip-form">
      <form
        className="cover-zip-form-form"
        part="form"
        // Without an address, the browser would submit the form to the page itself.
        method={trusted === undefined ? 'dialog' : 'get'}
        action={trusted}
        noValidate
        onSubmit={submit}
      >
        <ZipField
          id={fieldId}
          name="zip"
          label={labels.zipLabel}
          hint={labels.zipHint}
          value={zip}
          error={error}
          status={found ? format(labels.located, { zip: found }) : statusText(state, labels)}
          enterKeyHint="go"
          width="full"
          inputRef={input}
          onChange={(typed) => {
            if (!isTouched.current) requestClient();
            isTouched.current = true;
            setFound('');
            setZip(typed);
            typedZip.keep(host.visitor, typed);
            send({ type: 'ZIP.EDITED' });
          }}
        />
        <div className="cover-zip-form-submit">
          <Button type="submit" variant="primary" size="large" isBusy={isBusy} isFullWidth>
            {labels.submit}
          </Button>
        </div>
      </form>
      {state.status === 'asking' && state.problem === 'notOpened' && (
        <Suspense fallback={null}>
          <CallButton text={labels.call} phone={host.brand.phone} />
        </Suspense>
      )}
      {(config.useLocation || config.previousQuotes) && (
        <div className="cover-zip-form-more">
          {config.useLocation && (
            <Button
              variant="quiet"
              icon="locate"
              isBusy={state.status === 'locating'}
              onClick={() => send({ type: 'POSITION.REQUESTED' })}
            >
              {labels.useLocation}
            </Button>
          )}
          {config.previousQuotes && (
            <Button
              variant="quiet"
              href={trusted === undefined ? undefined : `${trusted}#previousQuotes`}
              onClick={previousQuotes}
            >
              {labels.previousQuotes}
            </Button>
          )}
        </div>
      )}
      {state.status === 'asking' && state.problem === 'invalid' && (
        <Suspense fallback={null}>
          <MessageDialog
            title={labels.invalidTitle}
            text={labels.invalidZip}
            okText={labels.ok}
            closeText={labels.close}
            onClose={() => send({ type: 'NOTICE.READ' })}
          />
        </Suspense>
      )}
    </div>
  );
}
