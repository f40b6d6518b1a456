import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { birthDateOf, type BirthDateParts } from '#domain/birth-date';
import { phoneDigits } from '#domain/phone-number';
import type { WidgetHost } from '#embed/define-widget';
import type { Visitor } from '#visitor/visitor';
import { workOf } from './make-a-payment.calls.ts';
import type { PaymentConfig } from './make-a-payment.config.ts';
import { paymentTransition } from './make-a-payment.machine.ts';
import { tell } from './make-a-payment.tracking.ts';
import type { PaymentEvent, PaymentState } from './make-a-payment.types.ts';

const text = z.string();

/** What the form holds, as it was typed. */
export interface Typed {
  policyNumber: string;
  email: string;
  phone: string;
  birthDate: BirthDateParts;
}

interface Visit {
  typed: Typed;
  /** Where the visitor was: a page that is loaded again goes on there. */
  place: 'form' | 'details' | 'left';
}

const visitSchema: z.ZodMiniType<Visit> = z.object({
  typed: z.object({
    policyNumber: text,
    email: text,
    phone: text,
    birthDate: z.object({ month: text, day: text, year: text }),
  }),
  place: z.enum(['form', 'details', 'left']),
});

export const nothingTyped: Typed = {
  policyNumber: '',
  email: '',
  phone: '',
  birthDate: { month: '', day: '', year: '' },
};

/** What was typed, encrypted, for a day. */
const visitOf = (visitor: Visitor) => visitor.record('paymentVisit', { version: 1, schema: visitSchema });

/** The token of a payment that the address of the page tells of. */
const tokenOf = (path: string): string => {
  for (const [key, value] of new URL(path, 'https://page.invalid').searchParams)
    if (key.toLowerCase() === 'token') return value;
  return '';
};

/** A payment that was read is over once another is begun: a page that is loaded again does not come back to it. */
function dropToken(): void {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.toLowerCase() === 'token');
  for (const name of names) url.searchParams.delete(name);
  if (names.length > 0) history.replaceState(history.state, '', url);
}

export const lookupOf = (typed: Typed) => ({
  policyNumber: typed.policyNumber.trim().toUpperCase(),
  email: typed.email.trim(),
  phone: phoneDigits(typed.phone),
  birthDate: birthDateOf(typed.birthDate),
});

function start(host: WidgetHost): PaymentState {
  const token = tokenOf(host.path);
  if (token) return { is: 'reading', token };
  return host.visitor.storage.get('paymentVisit') === undefined ? { is: 'form' } : { is: 'starting' };
}

const placeOf = ({ is }: PaymentState): Visit['place'] | 'none' | undefined => {
  if (is === 'form') return 'form';
  if (is === 'details') return 'details';
  if (is === 'pending') return 'left';
  return is === 'paid' || is === 'approved' || is === 'alreadyMade' ? 'none' : undefined;
};

export interface Payment {
  state: PaymentState;
  send: (event: PaymentEvent) => void;
  /** What the form begins with. */
  typed: Typed;
  onTyped: (typed: Typed) => void;
  /** Back from wherever it came to: to the configured page where there is one for it, or to the form. */
  back: () => void;
  goToCarrier: (url: string) => void;
}

/** Runs the payment as long as the widget is drawn: calls, storage and the way back to the page. */
export function usePayment(config: PaymentConfig, host: WidgetHost): Payment {
  const [state, send] = useReducer(paymentTransition, host, start);
  const [typed, setTyped] = useState(nothingTyped);
  const latest = useRef({ config, host, typed });
  useLayoutEffect(() => {
    latest.current = { config, host, typed };
  });
  const { visitor } = host;

  useEffect(() => {
    let isOver = false;
    void visitOf(visitor)
      .load()
      .then((visit) => {
        if (isOver) return;
        if (visit) setTyped(visit.typed);
        if (visit && visit.place !== 'form')
          send({ type: 'VISIT.RESUMED', lookup: lookupOf(visit.typed), hasLeft: visit.place === 'left' });
        else send({ type: 'VISIT.NEW' });
      });
    return () => {
      isOver = true;
    };
  }, [visitor]);

  useEffect(() => {
    const work = workOf(state, latest.current.host, latest.current.config);
    if (!work) return undefined;
    const controller = new AbortController();
    void work(controller.signal).then((event) => !controller.signal.aborted && send(event));
    return () => controller.abort();
  }, [state]);

  const told = useRef<PaymentState>(undefined);
  useEffect(() => {
    if (told.current === state) return;
    tell(latest.current.host, state, told.current);
    const isNews = told.current !== undefined;
    told.current = state;
    if (isNews && state.is === 'form') dropToken();
    // Nothing is kept of somebody who came and typed nothing.
    const place = isNews ? placeOf(state) : undefined;
    if (place === 'none') visitOf(visitor).drop();
    else if (place) visitOf(visitor).remember({ typed: latest.current.typed, place });
  }, [state, visitor]);

  // After the effects above: what this page has to tell and to keep comes before it is left.
  const goesTo = state.is === 'pending' ? state.goesTo : undefined;
  useEffect(() => {
    if (goesTo) latest.current.host.navigate(goesTo.url, goesTo.reason);
  }, [goesTo]);

  // Whoever comes back by the back button, or from another tab, wants to know what came of it.
  const isPending = state.is === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = () => document.visibilityState === 'visible' && send({ type: 'OUTCOME.ASKED' });
    addEventListener('pageshow', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('pageshow', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isPending]);

  return {
    state,
    send,
    typed,
    onTyped(next) {
      setTyped(next);
      visitOf(visitor).remember({ typed: next, place: 'form' });
    },
    back() {
      // An address that the page does not trust leads to the form, too.
      if (state.is !== 'alreadyMade' || !config.backPage || !host.navigate(config.backPage, 'back'))
        send({ type: 'BACK' });
    },
    goToCarrier: (url) => void host.navigate(url, 'carrier'),
  };
}
