import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { captureInputs } from './capture-inputs.ts';

const markup =
  '<input name="zip" value=""><input type="radio" name="mode" value="a" checked=""><input type="radio" name="mode" value="b">';

function Form({ onDrawn }: { onDrawn: () => void }) {
  const [zip, setZip] = useState('');
  const [mode, setMode] = useState('a');
  const [, setRound] = useState(0);
  useLayoutEffect(onDrawn);
  // Renders once more as soon as it is drawn.
  // oxlint-disable-next-line react/set-state-in-effect -- what is tested
  useLayoutEffect(() => setRound(1), []);
  return (
    <>
      <input name="zip" value={zip} onChange={(event) => setZip(event.target.value)} />
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="mode"
          value={value}
          checked={value === mode}
          onChange={() => setMode(value)}
        />
      ))}
      <output>{`${zip} ${mode}`}</output>
    </>
  );
}

let container: HTMLElement;
afterEach(() => container.remove());

function hydrate(whileHydrating: () => void, drawn = `${markup}<output> a</output>`): void {
  container = document.createElement('div');
  container.innerHTML = drawn;
  document.body.append(container);
  const inputs = captureInputs(container);
  let isRestored = false;
  hydrateRoot(
    container,
    <Form
      onDrawn={() => {
        if (!isRestored) queueMicrotask(() => inputs.restore());
        isRestored = true;
      }}
    />,
    { onRecoverableError: () => undefined },
  );
  whileHydrating();
}

const zip = () => container.querySelector<HTMLInputElement>('[name=zip]')!;
const known = () => container.querySelector('output')?.textContent;
function types(text: string): void {
  zip().focus();
  zip().value = text;
  zip().dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps what is typed while React hydrates a form that renders again at once', async () => {
  hydrate(() => types('78701'));
  await expect.poll(known).toBe('78701 a');
  expect(zip().value).toBe('78701');
});

it('keeps which radio button is chosen while React hydrates', async () => {
  hydrate(() => container.querySelector<HTMLInputElement>('[value=b]')!.click());
  await expect.poll(known).toBe(' b');
});

it('keeps text and focus while React draws anew what it cannot hydrate', async () => {
  let before: HTMLInputElement | undefined;
  hydrate(() => {
    before = zip();
    types('787');
  }, `${markup}<p>Another text</p>`);
  await expect.poll(known).toBe('787 a');
  expect(zip()).not.toBe(before);
  expect(zip().matches(':focus')).toBe(true);
});
