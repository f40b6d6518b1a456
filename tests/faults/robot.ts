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
}

export interface RobotReport {
  /** The final text of the journey; empty before its end. */
  end: string;
  actions: number;
  typed: Record<string, string>;
  /** Fields that have lost their text. */
  lost: string[];
  trail: string[];
}

/** A robot that fills in every field. Runs inside the page as one function, without a round trip per action. */
export async function robotTurn({
  seed,
  actions,
  isCurious,
  answers,
  choices,
  typed,
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
  const report: RobotReport = { end: '', actions: 0, typed: { ...typed }, lost: [], trail: [] };
  type Control = HTMLInputElement | HTMLSelectElement;

  const widget = () => [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('cover-'));
  const whole = () => widget()?.shadowRoot ?? document;
  const dialog = () => [...whole().querySelectorAll('dialog[open]')].at(-1);
  const place = () => dialog() ?? whole();
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const heading = () => textOf(place().querySelector('h2, h1'));
  const labelOf = (control: Control) => textOf(control.labels?.[0]) || control.name;
  const groupOf = (control: Element) => textOf(control.closest('fieldset')?.querySelector('legend'));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const frame = () => new Promise((resolve) => setTimeout(resolve, 100));

  const signature = () =>
    `${location.href} ${heading()} ${place().querySelectorAll('input, select, button').length} ${textOf(place().querySelector('form, main, .cover-root')).length}`;
  const isBusy = () => [...whole().querySelectorAll('[aria-busy=true], .cover-spinner')].some(isShown);

  async function settles(before?: string): Promise<void> {
    for (let waited = 0; before === signature() && waited < 20; waited += 1) await frame();
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

  function did(what: string): void {
    report.actions += 1;
    report.trail.push(what);
  }

  /** Fills the first field that is not filled in; false if there is none. */
  function fillsOne(): boolean {
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
          (one): one is HTMLInputElement => one.type === 'radio' && one.name === control.name,
        );
        if (group[0] !== control || group.some(({ checked }) => checked)) continue;
        const legend = groupOf(control);
        const wanted = choices.find(([pattern]) => new RegExp(pattern, 'i').test(legend))?.[1];
        const chosen =
          group.find((one) => wanted !== undefined && new RegExp(`^${wanted}$`, 'i').test(labelOf(one))) ??
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
      if (answer === undefined || control.value === answer) continue;
      const key = `${heading()} / ${groupOf(control)} / ${label}`;
      // A dialog opens for several people in turn; only fields of the page itself must keep their text. A partner's
      // page clears the card on purpose.
      if (widget() && !dialog() && control.value === '' && report.typed[key]) report.lost.push(key);
      type(control, answer);
      if (!dialog()) report.typed[key] = answer;
      did(`type ${label}`);
      return true;
    }
    return false;
  }

  async function presses(): Promise<void> {
    // A partner's page may lead back by a link.
    const pressable = widget() ? 'button' : 'button, main a';
    const buttons = [...place().querySelectorAll<HTMLButtonElement>(pressable)].filter(
      (button) => isShown(button) && !button.disabled,
    );
    const main = buttons.find((button) => button.matches('.cover-button-primary, .main, [type=submit]'));
    const others = buttons.filter(
      (button) =>
        button !== main &&
        !/print|location|call|chat|text me|previous quotes|photo|camera|policy$/i.test(textOf(button)),
    );
    // Wait while the page is busy instead of pressing the same button again.
    const repeatLimit = report.trail.at(-1) === 'wait' ? 40 : 4;
    const last = report.trail.slice(-repeatLimit);
    const isStuck = last.length === repeatLimit && last.every((what) => what === last[0]);
    const wantsOther = isStuck || (isCurious && random() < 0.12);
    const button = wantsOther ? (oneOf(others) ?? main) : main;
    if (!button || button.getAttribute('aria-busy') === 'true' || (button !== main && heading() === '' && !isStuck)) {
      did('wait');
      for (let waited = 0; waited < 20; waited += 1) await frame();
      return;
    }
    const before = signature();
    did(`press ${textOf(button).slice(0, 40)} (${heading().slice(0, 40)})`);
    button.click();
    await settles(before);
  }

  function ending(): string {
    if (whole().querySelector('article')) return 'results';
    const headingText = textOf(whole().querySelector('h2, h1'));
    // A payment page without a return address.
    if (/this payment has been made/i.test(headingText) && !document.querySelector('main :is(a, button)'))
      return headingText;
    return /could not find a rate|went through|already been made|has been approved|you are all set/i.test(headingText)
      ? headingText
      : '';
  }

  await settles();
  while (report.actions < actions) {
    report.end = ending();
    if (report.end) break;
    if (fillsOne()) await (/type (VIN|Zip)/i.test(report.trail.at(-1)!) ? settles(signature()) : frame());
    else await presses();
  }
  return report;
}
