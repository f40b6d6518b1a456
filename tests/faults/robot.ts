/** Instructions of a turn. Plain data, because it is serialized into the page. */
export interface RobotOrder {
  /** Seed of all random choices. */
  seed: number;
  /** Limit of filled fields and pressed buttons. */
  actions: number;
  /** Sometimes presses another button than the main one: back, add, change. */
  isCurious: boolean;
  /** Text to type, by the first matching pattern of names and labels. */
  answers: readonly (readonly [pattern: string, answer: string])[];
  /** Options to choose, by patterns of groups and labels; the others are random. */
  choices: readonly (readonly [group: string, option: string])[];
  /** Text typed in earlier turns, by field. */
  typed: Readonly<Record<string, string>>;
  /** The document in which it was typed; a form that forgets on purpose has nothing to lose in another one. */
  typedIn: number;
  /** The page restores what was typed after it was left. */
  keepsTyped: boolean;
  /** Of the current page of the journey, then of its others. */
  endings: readonly RobotEnding[];
  /** Labels of buttons and links that are pressed when there is no main one; empty for none. */
  continues: string;
  /** Labels of buttons and links that are never pressed; empty for none. */
  never: string;
  /** Presses links too. */
  followsLinks: boolean;
  /** The turn is inside a partner's frame: without anything to do there, it ends. */
  isInFrame: boolean;
  /** There was nothing to do in the partner's frame. */
  isFrameIdle: boolean;
  /** The page claims already that nothing was charged. */
  claim: string;
  /** The turn ends when a field has lost its text, or a page begins to say that nothing was charged. */
  stopsAtFindings: boolean;
}

/** How a robot recognizes the end of a page of its journey. */
export interface RobotEnding {
  /** An element. */
  selector?: string;
  /** A pattern of the heading. */
  heading?: string;
  /** A pattern of the widget's text. */
  text?: string;
}

export interface RobotReport {
  /** The final text of a page of the journey; empty before its end. */
  end: string;
  /** Which of the endings it is. */
  ending: number;
  actions: number;
  typed: Record<string, string>;
  typedIn: number;
  /** Fields that have lost their text. */
  lost: string[];
  /** Pages that offered nothing and said nothing to do, for long. */
  deadEnds: string[];
  /** The text of the page that says that nothing was charged; empty if none does. */
  claim: string;
  /** What is to be done is in the partner's frame. */
  isAtFrame: boolean;
  trail: string[];
}

/** Receives each action as it happens: a turn whose page is left returns no report. */
export interface RobotWindow {
  robotDid: (what: string, typed: Readonly<Record<string, string>>) => unknown;
}

/** A robot that fills in every field. Runs inside the page as one function, without a round trip per action. */
export async function robotTurn({
  seed,
  actions,
  isCurious,
  answers,
  choices,
  ...order
}: RobotOrder): Promise<RobotReport> {
  // Mulberry32: small, and the same on every machine.
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  const typedIn = performance.timeOrigin;
  const report: RobotReport = {
    end: '',
    ending: 0,
    actions: 0,
    typed: order.keepsTyped || order.typedIn === typedIn ? { ...order.typed } : {},
    typedIn,
    lost: [],
    deadEnds: [],
    claim: order.claim,
    isAtFrame: false,
    trail: [],
  };
  type Control = HTMLInputElement | HTMLSelectElement;
  const matches = (pattern: string | undefined, text: string) =>
    pattern !== undefined && pattern !== '' && new RegExp(pattern, 'i').test(text);

  // The header of the account is part of each of its pages, and no step of a journey.
  const widget = () =>
    [...document.querySelectorAll('*')].find(
      ({ localName }) => localName.startsWith('cover-') && localName !== 'cover-account-header',
    );
  const whole = () => widget()?.shadowRoot ?? widget() ?? document;
  const dialog = () => [...whole().querySelectorAll('dialog[open]')].at(-1);
  const place = () => dialog() ?? whole();
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shownHeading = (root: ParentNode) => textOf([...root.querySelectorAll('h2, h1')].find(isShown));
  const heading = () => shownHeading(place());
  const shownText = () =>
    [...whole().children]
      .filter((element) => isShown(element) && !element.matches('style, script'))
      .map(textOf)
      .join(' ');
  const labelOf = (control: Control) => textOf(control.labels?.[0]) || control.name;
  const groupOf = (control: Element) => textOf(control.closest('fieldset')?.querySelector('legend'));
  const frame = () => new Promise((resolve) => setTimeout(resolve, 100));

  const signature = () =>
    `${location.href} ${heading()} ${place().querySelectorAll('input, select, button').length} ${textOf(place().querySelector('form, main, .cover-root')).length}`;
  const isBusy = () => [...whole().querySelectorAll('[aria-busy=true], .cover-spinner')].some(isShown);

  async function settles(before?: string): Promise<void> {
    // A press on a partner's page leaves it, and a further one would begin that again.
    const longest = widget() ? 20 : 200;
    for (let waited = 0; before === signature() && waited < longest; waited += 1) await frame();
    for (let waited = 0; isBusy() && waited < 120; waited += 1) await frame();
    await frame();
  }

  function type(control: Control, value: string): void {
    control.focus();
    const { prototype } = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.blur();
  }

  /** The field of a month shows 4 as 04. */
  const isSame = (value: string, answer: string) => value.replace(/^0(?=\d$)/, '') === answer.replace(/^0(?=\d$)/, '');

  function did(what: string): void {
    report.actions += 1;
    report.trail.push(what);
    (globalThis as Partial<RobotWindow>).robotDid?.(what, report.typed);
  }

  /** True unless the field stays empty: a text kept with the visit returns only once the widget's own files are there. */
  async function getsTextBack(control: Control): Promise<boolean> {
    const returned = () => control.value !== '' || !control.isConnected;
    // The timers of the page may be divided.
    const end = performance.now() + 5000;
    while (!returned() && performance.now() < end) await frame();
    return returned();
  }

  /** Fills the first field that is not filled in; false if there is none. */
  async function fillsOne(): Promise<boolean> {
    const controls = [...place().querySelectorAll<Control>('input, select')].filter(
      (control) =>
        !control.disabled && !('readOnly' in control && control.readOnly) && !/hidden|file|submit/.test(control.type),
    );
    for (const control of controls) {
      const label = labelOf(control);
      if (control instanceof HTMLSelectElement) {
        const options = [...control.options].filter(({ value, disabled }) => value !== '' && !disabled);
        if (control.value !== '' || !isShown(control) || options.length === 0 || /optional/i.test(label)) continue;
        // A random state would not match the zip code.
        const { value, text } = options.find((option) => option.value === 'TX') ?? oneOf(options)!;
        type(control, value);
        did(`choose ${label}: ${text}`);
        return true;
      }
      if (control.type === 'radio') {
        const group = controls.filter(
          (radio): radio is HTMLInputElement => radio.type === 'radio' && radio.name === control.name,
        );
        if (group[0] !== control || group.some(({ checked }) => checked)) continue;
        const legend = groupOf(control);
        const wanted = choices.find(([pattern]) => new RegExp(pattern, 'i').test(legend))?.[1];
        const chosen =
          group.find((radio) => wanted !== undefined && new RegExp(`^${wanted}$`, 'i').test(labelOf(radio))) ??
          oneOf(group)!;
        chosen.click();
        did(`choose ${legend}: ${labelOf(chosen)}`);
        return true;
      }
      if (control.type === 'checkbox') {
        if (control.checked || !/agree|consent|read/i.test(label)) continue;
        control.click();
        did(`tick ${label.slice(0, 30)}`);
        return true;
      }
      const isWrong = control.ariaInvalid === 'true' || control.getAttribute('aria-invalid') === 'true';
      if (!isShown(control) || /optional/i.test(label) || (control.value !== '' && !isWrong)) continue;
      const names = `${control.name} ${control.id} ${control.autocomplete} ${label}`.toLowerCase();
      const answer = answers.find(([pattern]) => new RegExp(pattern).test(names))?.[1];
      if (answer === undefined || isSame(control.value, answer)) continue;
      const keyOf = (field: Control) => `${heading()} / ${groupOf(field)} / ${labelOf(field)}`;
      const key = keyOf(control);
      // A dialog opens for several people in turn; only fields of the page itself must keep their text. A page with
      // several people has the same fields for each. A partner's page clears the card on purpose.
      const isAnothers = () =>
        controls.some((field) => isSame(field.value, report.typed[key] ?? '') && keyOf(field) === key);
      if (widget() && !dialog() && control.value === '' && report.typed[key] && !isAnothers()) {
        if (await getsTextBack(control)) return true;
        report.lost.push(key);
      }
      type(control, answer);
      if (!dialog()) report.typed[key] = answer;
      did(`type ${label}`);
      return true;
    }
    return false;
  }

  /** The page says neither that it works nor what to do, and there is nothing to press or to fill in. */
  function isDeadEnd(): boolean {
    // A widget whose files are still on their way is not drawn.
    if (!widget()?.hasAttribute('data-cover-drawn') || isBusy()) return false;
    const controls = 'button:not(:disabled), a[href], input, select, iframe, [role=link]';
    if ([...whole().querySelectorAll(controls)].some(isShown)) return false;
    return !/\b(wait|moment|call|offline|by itself|by ourselves|taking you|ask|load|try|close)\b|…/i.test(shownText());
  }

  let deadWaits = 0;
  async function waits(): Promise<void> {
    did('wait');
    deadWaits = isDeadEnd() ? deadWaits + 1 : 0;
    if (deadWaits === 20) report.deadEnds.push(heading() || location.pathname);
    for (let waited = 0; waited < 20; waited += 1) await frame();
  }

  /** The text that says that nothing was charged. Empty on a partner's page: the partner knows what it has charged. */
  const claim = () =>
    widget()
      ? ([...whole().querySelectorAll('p, li, h2, h3, span')]
          .filter(isShown)
          .map(textOf)
          .find((text) => /\b(nothing|no (card|payment)) (was|has been) (charged|paid|made|taken)\b/i.test(text)) ?? '')
      : '';

  let isFrameIdle = order.isFrameIdle;
  /** Presses a button; false if the next thing to do is in the partner's frame. */
  async function presses(): Promise<boolean> {
    const links = order.followsLinks ? ', a.cover-button:not([target], [href^="tel:"], [href^="sms:"])' : '';
    // A partner's page may lead back by a link.
    const pressable = widget() ? `button${links}` : 'button, main a';
    const nameOf = (button: Element) => button.ariaLabel || textOf(button);
    const buttons = [...place().querySelectorAll<HTMLButtonElement>(pressable)].filter(
      (button) => isShown(button) && !button.disabled && !matches(order.never, nameOf(button)),
    );
    const primary = buttons.find((button) => button.matches('.cover-button-primary, .main, [type=submit]'));
    const others = buttons.filter(
      (button) =>
        button !== primary &&
        !/print|location|call|chat|text me|previous quotes|photo|camera|policy$/i.test(textOf(button)),
    );
    const isClosed = !primary || primary.ariaDisabled === 'true';
    const further =
      isClosed && !isBusy() ? others.find((button) => matches(order.continues, nameOf(button))) : undefined;
    const isAtFrame = isClosed && !further && [...place().querySelectorAll('iframe')].some(isShown);
    if (isAtFrame && !isFrameIdle) return false;
    isFrameIdle = false;
    const main = further ?? primary;
    // Wait while the page is busy instead of pressing the same button again.
    const repeatLimit = report.trail.at(-1) === 'wait' ? 40 : 4;
    const last = report.trail.slice(-repeatLimit);
    const isStuck = last.length === repeatLimit && last.every((what) => what === last[0]);
    const wantsOther = isStuck || (isCurious && random() < 0.12);
    const button = wantsOther ? (oneOf(others) ?? main) : main;
    if (!button || button.getAttribute('aria-busy') === 'true' || (button !== main && heading() === '' && !isStuck)) {
      if (order.isInFrame) return false;
      await waits();
      return true;
    }
    const before = signature();
    did(`press ${textOf(button).slice(0, 40)} (${heading().slice(0, 40)})`);
    button.click();
    await settles(before);
    return true;
  }

  /** True at the end of a page of the journey, which it notes. */
  function hasEnded(): boolean {
    const headingText = shownHeading(whole());
    // A payment page without a return address.
    if (/this payment has been made/i.test(headingText) && !document.querySelector('main :is(a, button)')) {
      report.end = headingText;
      return true;
    }
    return order.endings.some(({ selector, heading: pattern, text }, index) => {
      report.ending = index;
      if (selector && whole().querySelector(selector)) report.end = 'results';
      else if (matches(pattern, headingText)) report.end = headingText;
      else if (text) report.end = new RegExp(text, 'i').exec(shownText())?.[0] ?? '';
      return report.end !== '';
    });
  }

  await settles();
  while (report.actions < actions) {
    if (hasEnded()) break;
    const claimed = report.claim;
    report.claim = claim();
    if (order.stopsAtFindings && ((report.claim && !claimed) || report.lost.length > 0)) break;
    if (await fillsOne()) await (/type (VIN|Zip)/i.test(report.trail.at(-1)!) ? settles(signature()) : frame());
    else if (!(await presses())) {
      report.isAtFrame = !order.isInFrame;
      break;
    }
  }
  return report;
}
