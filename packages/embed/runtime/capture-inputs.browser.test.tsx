import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { captureInputs } from './capture-inputs.ts';

const markup =
  '<input name="zip" value=""><input name="city" value=""><input type="radio" name="mode" value="a" checked=""><input type="radio" name="mode" value="b">';

function Form({ onDrawn, rounds }: { onDrawn: () => void; rounds: number }) {
  const [zip, setZip] = useState('');
  const [city, setCity] = useState('');
  const [mode, setMode] = useState('a');
  const [, setRound] = useState(0);
  useLayoutEffect(onDrawn);
  // Renders once more right after the first render.
  // oxlint-disable-next-line react/set-state-in-effect -- what is tested
  useLayoutEffect(() => setRound(rounds), [rounds]);
  return (
    <>
      <input name="zip" value={zip} onChange={(event) => setZip(event.target.value)} />
      <input name="city" value={city} onChange={(event) => setCity(event.target.value)} />
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

function hydrate(
  whileHydrating: (restore: () => void) => void,
  { drawn = `${markup}<output> a</output>`, rounds = 1 } = {},
): void {
  container = document.createElement('div');
  container.innerHTML = drawn;
  document.body.append(container);
  const inputs = captureInputs(container);
  let isRestored = false;
  const restore = () => {
    if (!isRestored) inputs.restore();
    isRestored = true;
  };
  hydrateRoot(container, <Form rounds={rounds} onDrawn={() => queueMicrotask(restore)} />, {
    onRecoverableError: () => undefined,
  });
  whileHydrating(restore);
}

const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const zip = () => field('zip');
const outputText = () => container.querySelector('output')?.textContent;
function types(text: string, name = 'zip'): void {
  field(name).focus();
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps typed text while React hydrates a form that renders again at once', async () => {
  hydrate(() => types('78701'));
  await expect.poll(outputText).toBe('78701 a');
  expect(zip().value).toBe('78701');
});

it('keeps the chosen radio button while React hydrates', async () => {
  hydrate(() => container.querySelector<HTMLInputElement>('[value=b]')!.click());
  await expect.poll(outputText).toBe(' b');
});

it('keeps the radio button that assistive technology chooses while React hydrates', async () => {
  hydrate((restore) => {
    // React hydrates when it receives the click. After a click without script, microtasks run before the next listener.
    container.addEventListener('click', restore, { capture: true, once: true });
    container.querySelector<HTMLInputElement>('[value=b]')!.click();
  });
  await expect.poll(outputText).toBe(' b');
  expect(container.querySelector<HTMLInputElement>('[value=b]')!.checked).toBe(true);
});

it('keeps text and focus when React re-renders what it cannot hydrate', async () => {
  let before: HTMLInputElement | undefined;
  hydrate(
    () => {
      before = zip();
      types('787');
    },
    { drawn: `${markup}<p>Another text</p>` },
  );
  await expect.poll(outputText).toBe('787 a');
  expect(zip()).not.toBe(before);
  expect(zip().matches(':focus')).toBe(true);
});

it.each(['zip', 'city'])('keeps a backward selection in %s, and text typed in other fields', async (name) => {
  hydrate(
    () => {
      types('Austin', 'city');
      types('78701');
      field(name).focus();
      field(name).setSelectionRange(1, 4, 'backward');
    },
    { rounds: 0 },
  );
  await expect.poll(outputText).toBe('78701 a');
  expect(field('city').value).toBe('Austin');
  const { selectionStart, selectionEnd, selectionDirection } = field(name);
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 4, 'backward']);
});

it('keeps the undo history', async () => {
  hydrate(
    () => {
      zip().focus();
      document.execCommand('insertText', false, '787');
    },
    { rounds: 0 },
  );
  await expect.poll(outputText).toBe('787 a');
  document.execCommand('undo');
  expect(zip().value).toBe('');
});

it('keeps the chosen radio button when React renders it with another id', () => {
  const [early, late] = [document.createElement('form'), document.createElement('form')];
  early.innerHTML = '<input type="radio" name="_R_4_-mode" value="b">';
  late.innerHTML = early.innerHTML.replace('_R_4_', '_r_0_');
  container = document.createElement('div');
  container.append(early, late);
  document.body.append(container);
  early.querySelector('input')!.checked = true;
  const inputs = captureInputs(early, late);
  early.remove();
  inputs.restore();
  expect(late.querySelector('input')!.checked).toBe(true);
});
