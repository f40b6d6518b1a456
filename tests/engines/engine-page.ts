/** Runs a function in the page. It is sent as source text. */
export type Evaluate = <Inputs extends readonly unknown[], Result>(
  script: (...inputs: Inputs) => Result,
  ...inputs: Inputs
) => Promise<Result>;

/**
 * The actions of the smoke journeys, for each driver: Playwright with its own engines, Puppeteer with Debian's Firefox,
 * WebDriver with Debian's WebKit. Controls are found by their accessible names, also in open shadow roots.
 */
export interface EnginePage {
  /** Loads an address, and waits until the page is parsed. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /** True if the text is rendered anywhere on the page. */
  shows(text: string): Promise<boolean>;
  /** The value of the visible text field with this label; undefined while there is none. */
  value(label: string): Promise<string | undefined>;
  /** Replaces the value of the text field with this label, key by key. */
  fill(label: string, text: string): Promise<void>;
  /** Checks the radio or checkbox with this label, the first one when absent; `group` is the legend around it. */
  check(label: string | undefined, group?: string): Promise<void>;
  /** Presses the button with this name. */
  press(name: string): Promise<void>;
  /** Presses a key on the focused element. */
  key(key: 'Enter' | 'Escape' | 'ArrowLeft', modifier?: 'Shift'): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Moves the pointer onto the first visible element with this selector, and presses or releases its button. */
  mouseDown(selector: string): Promise<void>;
  mouseUp(): Promise<void>;
  evaluate: Evaluate;
  /** Goes back in the browser's history. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The texts and form controls of the page in their order, for the report of a failed test. */
  content(): Promise<string>;
  /** Scrolls the page down by some screens. */
  scrollDown(): Promise<unknown>;
}

export interface Point {
  x: number;
  y: number;
  /** False while the browser has not scrolled to it: a page that is loaded again first returns to its old position. */
  isInView: boolean;
}

const mostMeasurements = 100;

/**
 * The place of an element in the viewport once two measurements agree, with two frames between them: while React takes a
 * form over, it may still move.
 */
export async function settledPlace(measure: () => Promise<Point>, twoFrames: () => Promise<unknown>): Promise<Point> {
  let before = await measure();
  for (let measurements = 1; measurements < mostMeasurements; measurements += 1) {
    await twoFrames();
    const place = await measure();
    if (place.isInView && place.x === before.x && place.y === before.y) return place;
    before = place;
  }
  const problem = before.isInView ? 'still moves' : 'is not in the viewport';
  throw new Error(`The element ${problem} after ${mostMeasurements} measurements: ${JSON.stringify(before)}.`);
}
