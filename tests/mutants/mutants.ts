/** A fault that is put into the product to find which test step catches it. */
export interface Mutant {
  /**
   * The resulting error of the product, as a visitor, author or service would notice it. Short, lower case, no full
   * stop.
   */
  what: string;
  /** A path from the project's folder. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

export const mutants: readonly Mutant[] = [
  {
    what: 'the youngest driver is 17 instead of 16',
    file: 'packages/domain/driver-age.ts',
    find: 'primary: { minimum: 16,',
    replace: 'primary: { minimum: 17,',
  },
  {
    what: 'half a cent is rounded down',
    file: 'packages/domain/money.ts',
    find: "fraction.charAt(2) >= '5'",
    replace: "fraction.charAt(2) > '5'",
  },
  {
    what: 'the path of the VIN lookup is misspelled',
    file: 'packages/services/vehicle/detail-by-vin.contract.ts',
    find: "'/api/vehicle/detailbyvin'",
    replace: "'/api/vehicle/detailsbyvin'",
  },
  {
    what: 'a 503 is not retried',
    file: 'packages/services/request.ts',
    find: '500, 502, 503, 504]',
    replace: '500, 502, 504]',
  },
  {
    what: 'a rejected guest token is used again',
    file: 'packages/visitor/guest-tokens.ts',
    find: 'read(name)?.value === rejected',
    replace: 'read(name)?.value !== rejected',
  },
  {
    what: 'an expired record is read',
    file: 'packages/visitor/record.ts',
    find: 'now < expiresAt &&',
    replace: 'savedAt < expiresAt &&',
  },
  {
    what: 'the times of an encrypted record are not authenticated',
    file: 'packages/visitor/encrypted-record.ts',
    find: 'return `${version} ${savedAt} ${expiresAt}`;',
    replace: 'return `${version} ${typeof savedAt} ${typeof expiresAt}`;',
  },
  {
    what: 'Next on the contact step skips the address',
    file: 'widgets/quote-flow/quote-flow.machine.ts',
    find: "{ target: 'details' }",
    replace: "{ target: 'drivers' }",
  },
  {
    what: 'Back on the vehicles step skips the drivers',
    file: 'widgets/quote-flow/quote-flow.machine.ts',
    find: "{ ...vehiclesStates, on: { BACK: 'drivers' }",
    replace: "{ ...vehiclesStates, on: { BACK: 'details' }",
  },
  {
    what: 'each press of Pay has another idempotency key',
    file: 'packages/visitor/payment-intent.ts',
    find: 'known.some(isKept)',
    replace: 'known.some((intent) => intent.isPending && isKept(intent))',
  },
  {
    what: 'every https address is trusted',
    file: 'packages/embed/first-paint/trusted-address.ts',
    find: 'return trustedOrigins.includes(url.origin) ? url',
    replace: "return url.protocol === 'https:' || trustedOrigins.includes(url.origin) ? url",
  },
  {
    what: 'the farthest offices are listed first',
    file: 'widgets/office-locator/nearby-offices.ts',
    find: 'a.miles - b.miles',
    replace: 'b.miles - a.miles',
  },
  {
    what: 'keystrokes are not saved',
    file: 'packages/flow/machine/autosave.ts',
    find: 'actor.subscribe(check)',
    replace: 'actor.subscribe(() => undefined)',
  },
  {
    what: 'one Spanish text is English',
    file: 'widgets/zip-form/strings.es.ts',
    find: "submit: 'Ver mis cotizaciones',",
    replace: "submit: 'See my quotes',",
  },
  {
    what: 'a payment that was approved before is offered again',
    file: 'widgets/make-a-payment/make-a-payment.setup.ts',
    find: `session: PaymentSession | PaymentDestination | 'approved' }) =>
      session === 'approved',`,
    replace: `session: PaymentSession | PaymentDestination | 'approved' }) =>
      session === undefined,`,
  },
  {
    what: 'the error summary does not take the focus',
    file: 'packages/ui/error-summary/error-summary.tsx',
    find: 'if (attempt > 0) box',
    replace: 'if (attempt > 1) box',
  },
  {
    what: 'a field with an error has no `aria-invalid`',
    file: 'packages/ui/field/field.tsx',
    find: "'aria-invalid': error ? true : undefined",
    replace: "'aria-invalid': undefined",
  },
  {
    what: 'a zip code that is not served is accepted',
    file: 'widgets/zip-form/check-zip.ts',
    find: "type: isQuotable ? 'ZIP.SERVED' : 'ZIP.NOT_SERVED', place",
    replace: "type: 'ZIP.SERVED', place",
  },
  {
    what: 'a brand’s accent is too light for the text on it',
    file: 'demo-pages/brands/goldencoast.json',
    find: '"accent": "#0b6b63"',
    replace: '"accent": "#5fbdb3"',
  },
  {
    what: 'the zip form imports the combobox',
    file: 'widgets/zip-form/zip-form.view.tsx',
    find: "const fieldId = 'zip';",
    replace: "import { Combobox } from '#ui/combobox';\n\nconst fieldId = Combobox.name && 'zip';",
  },
  {
    what: 'a view that throws is not reported',
    file: 'packages/embed/runtime/error-boundary.tsx',
    find: 'this.props.onError(error);',
    replace: 'console.error(error);',
  },
  {
    what: 'a listener stays when a flow is removed',
    file: 'packages/flow/machine/network-actor.ts',
    find: "removeEventListener('online', onOnline)",
    replace: "removeEventListener('offline', onOnline)",
  },
  {
    what: '“off” in an attribute is rejected',
    file: 'packages/configuration/coerce.ts',
    find: '/^(false|no|off|0)$/i',
    replace: '/^(false|no|0)$/i',
  },
  {
    what: 'the token of a link stays in the browser’s history',
    file: 'packages/embed/loader/link-secrets.ts',
    find: 'history.replaceState(',
    replace: 'history.pushState(',
  },
  {
    what: 'a password that is typed before React is there is saved',
    file: 'packages/embed/first-paint/early-input.ts',
    find: '(isPassword(control) ? undefined : entryIn(control)) ?? []',
    replace: 'entryIn(control) ?? []',
  },
  {
    what: 'a form that a server has printed without an address is sent to the page itself',
    file: 'packages/embed/server/fill.ts',
    find: "filled.set('method', 'dialog')",
    replace: "filled.set('method', 'get')",
  },
  {
    what: 'a license that the records do not know is accepted',
    file: 'packages/forms/license-check/license-check.ts',
    find: 'isSameFirstName(holder.firstName, driver.firstName) : !driver.birthDate',
    replace: 'isSameFirstName(holder.firstName, driver.firstName) : true',
  },
  {
    what: 'an office is still open in the minute in which it closes',
    file: 'packages/offices/office-hours.ts',
    find: 'minutes >= from && minutes < until',
    replace: 'minutes >= from && minutes <= until',
  },
  {
    what: 'a prompt opens while the visitor types into a frame',
    file: 'packages/prompts/prompt-queue.ts',
    find: "'input,select,textarea,iframe,",
    replace: "'input,select,textarea,",
  },
  {
    what: 'a tag manager receives the data of an event with personal data in it',
    file: 'packages/analytics/analytics.ts',
    find: 'sink.track(event, { widget, ...safeData })',
    replace: 'sink.track(event, { widget, ...(data as Reportable) })',
  },
  {
    what: 'west of Greenwich, each date is a day early',
    file: 'packages/i18n/date.ts',
    find: "dateStyle: style, timeZone: 'UTC' }",
    replace: 'dateStyle: style }',
  },
  {
    what: 'a customer who signs out while another tab extends the session is signed in again',
    file: 'packages/account/session.ts',
    find: '{ ...session }, isStillThere);',
    replace: '{ ...session });',
  },
  {
    what: 'the editor of AEM accepts fractions where only whole numbers are valid',
    file: 'packages/cms/aem-fields.ts',
    find: "field.isWhole ? '1' : 'any'",
    replace: "field.isWhole ? 'any' : '1'",
  },
  {
    what: 'a shared address of the configurator has the credentials of the page block',
    file: 'packages/configurator/address/project-hash.ts',
    find: 'page: withoutSecrets(page),',
    replace: 'page,',
  },
  {
    what: 'the lead store receives a license number',
    file: 'packages/services/lead-store/lead-row.ts',
    find: 'yesOrNo(license && Boolean(isForeign ? license.number : license.id))',
    replace: 'license && (isForeign ? license.number : license.id)',
  },
  {
    what: 'the customer’s token is sent to a server that is not the agency’s',
    file: 'packages/services/http.ts',
    find: "authorization === 'customer' && !request.at;",
    replace: "authorization === 'customer';",
  },
  {
    what: 'Escape does not close the window of an office on the map',
    file: 'packages/maps/info-element.ts',
    find: "event.key === 'Escape'",
    replace: "event.key === 'Esc'",
  },
  {
    what: 'the position of a visitor may be ten minutes old',
    file: 'packages/geo/browser-position.ts',
    find: 'maximumAge: 0 }',
    replace: 'maximumAge: 600_000 }',
  },
  {
    what: 'a message of another window counts as one of the card form',
    file: 'packages/flow/partner-frame/partner-frame.view.tsx',
    find: 'source === null || source !== frame.current?.contentWindow',
    replace: 'source === null',
  },
  {
    what: 'a status that changes more often than each second is never announced',
    file: 'packages/ui/live-region/live-region.tsx',
    find: '[hasChanged, delay]',
    replace: '[hasChanged, delay, message]',
  },
  {
    what: 'the focus is not visible on buttons and links',
    file: 'packages/ui/styles/styles.css',
    find: 'outline: 3px solid var(--c-focus);',
    replace: 'outline: 0 solid var(--c-focus);',
  },
  {
    what: 'the account menu links to an address that the page does not trust',
    file: 'widgets/account-header/header-links.ts',
    find: "href !== '' && isTrusted(href)",
    replace: "href !== ''",
  },
  {
    what: 'a plan with one payment shows the down payment as due now',
    file: 'widgets/auto-payment/due-now.ts',
    find: 'installmentCount <= 1',
    replace: 'installmentCount < 1',
  },
  {
    what: 'the consent form of a personal link is filled in with data from this device',
    file: 'widgets/consent-form/consent-form.actors.ts',
    find: 'known: id ? {} : draftOfKnown(known)',
    replace: 'known: draftOfKnown(known)',
  },
  {
    what: 'the last five seconds of a countdown are not announced',
    file: 'widgets/countdown/countdown.view.tsx',
    find: 'const milestones = [10, 5];',
    replace: 'const milestones = [10];',
  },
  {
    what: 'a corrected customer is sent with the key of the earlier request',
    file: 'widgets/create-customer/create-customer.setup.ts',
    find: 'intent?.request === request ? intent : { key: randomId(), request }',
    replace: 'intent ?? { key: randomId(), request }',
  },
  {
    what: 'the links of the portal pass the token of a payment on',
    file: 'widgets/customer-portal/portal-address.ts',
    find: "new Set(['tabid', 'token', 'code',",
    replace: "new Set(['tabid', 'code',",
  },
  {
    what: 'a checkbox that is not ticked is posted as “unchecked”',
    file: 'widgets/form/field-rules.ts',
    find: "'checked' : 'Unchecked'",
    replace: "'checked' : 'unchecked'",
  },
  {
    what: 'the time in which the page is hidden counts as inactivity',
    file: 'widgets/idle-popup/inactivity.ts',
    find: '        last += performance.now() - hiddenAt;\n',
    replace: '',
  },
  {
    what: 'the language prompt leads to another host',
    file: 'widgets/language-prompt/language-pair.ts',
    find: String.raw`.replaceAll(/\/{2,}/g, '/')`,
    replace: String.raw`.replace(/\/{2,}$/, '/')`,
  },
  {
    what: 'the newsletter sends the hidden fields of the author’s form to another address',
    file: 'widgets/newsletter/newsletter.view.tsx',
    find: '(config.action ? [] : authoredHiddenInputs(element))',
    replace: 'authoredHiddenInputs(element)',
  },
  {
    what: 'after a second offer in one place, the page’s own content cannot be shown again',
    file: 'widgets/offers/apply-offers.ts',
    find: 'if (!ownContent.has(place)) ownContent.set(',
    replace: 'ownContent.set(',
  },
  {
    what: 'a visitor who comes back from the page of their state is redirected again',
    file: 'widgets/out-of-service/out-of-service.machine.ts',
    find: "on: { 'PAGE.RESTORED': 'staying' }",
    replace: "on: { 'PAGE.RESTORED': 'redirecting' }",
  },
  {
    what: 'a policy link pressed with Ctrl opens the dialog instead of a new tab',
    file: 'widgets/policy-modal/policy-links.ts',
    find: '|| metaKey || ctrlKey ||',
    replace: '|| metaKey ||',
  },
  {
    what: 'a visitor who wants no text messages is noted as one who does',
    file: 'widgets/pseudo-bind/pseudo-bind.submission.ts',
    find: "wantsTextMessages: contact.textMessages === 'yes'",
    replace: 'wantsTextMessages: true',
  },
  {
    what: 'a visitor who has bought another rate of the same home is not told which one',
    file: 'widgets/renters/payment/purchase.ts',
    find: 'if (rival) return {',
    replace: 'if (rival && isRepeated) return {',
  },
  {
    what: 'a membership is bought without consent',
    file: 'widgets/roadside/buyer.rules.ts',
    find: 'hasConsented: consentSchema,',
    replace: 'hasConsented: z.boolean(),',
  },
  {
    what: 'the old password is filled in after a new one was set',
    file: 'widgets/set-password/set-password.actors.ts',
    find: 'remember({ email: remembered.email })',
    replace: 'remember(remembered)',
  },
  {
    what: 'a customer who returns from the welcome page with Back cannot continue',
    file: 'widgets/sign-in/sign-in.machine.ts',
    find: "on: { 'PAGE.RESTORED': 'staying', SIGN_OUT: 'signingOut' }",
    replace: "on: { SIGN_OUT: 'signingOut' }",
  },
  {
    what: 'a video messages its player twice a second for as long as the page is open',
    file: 'widgets/video/player-frame.view.tsx',
    find: '      clearInterval(call);\n',
    replace: '',
  },
  {
    what: 'what is entered after an early press is sent with it',
    file: 'packages/embed/first-paint/first-paint.ts',
    find: 'if (isTrusted && !isHydrating) release();',
    replace: '',
  },
  {
    what: 'a form that gives way does not hand over what was entered',
    file: 'packages/embed/first-paint/first-paint.ts',
    find: '      mountPoint.restore();\n      transferInputs(container.querySelectorAll<Control>(controls), element);\n',
    replace: '      mountPoint.restore();\n',
  },
  {
    what: 'a form that is sent by itself is sent again at Back',
    file: 'packages/embed/first-paint/first-paint.ts',
    find: '      // A visitor who comes back to the page has sent it.\n      release();\n',
    replace: '',
  },
  {
    what: 'a form that has given way is drawn over the authored content while files are missing',
    file: 'packages/embed/loader/placement.ts',
    find: '      this.#files()\n        .then(() => this.#draw())',
    replace: '      Promise.resolve()\n        .then(() => this.#draw())',
  },
  {
    what: 'a configuration given while texts are loaded is lost',
    file: 'packages/embed/loader/placement.ts',
    find: 'else if (config !== this.#config) this.#mounted.refresh();',
    replace: '',
  },
  {
    what: 'a failed mount leaves an instance that draws a second time',
    file: 'packages/embed/runtime/runtime.tsx',
    find: '    instance.stop();\n',
    replace: '',
  },
  {
    what: 'a reload is recommended although nothing is saved',
    file: 'packages/embed/first-paint/held-press.ts',
    find: 'isSaved && [labels.filesMissingReload]',
    replace: '[labels.filesMissingReload]',
  },
];
