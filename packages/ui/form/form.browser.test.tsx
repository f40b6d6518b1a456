import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { QuestionPage } from '../question-page/question-page.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useForm } from './form.tsx';
import type { Errors, FormOptions } from './form.tsx';

interface Answers {
  city: string;
  zip: string;
  agrees: boolean;
}

const nothing: Answers = { city: '', zip: '', agrees: false };

function validate({ city, zip }: Answers): Errors<Answers> {
  return { city: city.length < 2 ? 'city wrong' : undefined, zip: /^\d{5}$/.test(zip) ? undefined : 'zip wrong' };
}

afterEach(cleanup);

function open(options: Partial<FormOptions<Answers>> = {}) {
  const { result, rerender } = renderHook(
    (props: Partial<FormOptions<Answers>>) => useForm<Answers>({ initial: nothing, validate, ...options, ...props }),
    { initialProps: {} },
  );
  const form = () => result.current;
  return {
    form,
    rerender,
    type: <Name extends keyof Answers>(name: Name, value: NoInfer<Answers[Name]>) =>
      act(() => form().field(name).onChange(value)),
    leave: (name: keyof Answers) => act(() => form().field(name).onBlur?.()),
    submit: (onValid: (values: Answers) => void = () => undefined) => act(() => form().submit(onValid)()),
    fill: (values: Partial<Answers>) => act(() => form().fill(values)),
  };
}

describe('a field', () => {
  test('does not validate a field while the visitor types in it', () => {
    const { form, type } = open();
    type('zip', '787');
    expect(form().errors).toEqual({});
  });

  test('does not validate a field that loses the focus unchanged', () => {
    const { form, leave } = open();
    leave('zip');
    expect(form().errors).toEqual({});
  });

  test('validates a changed field when it loses the focus', () => {
    const { form, type, leave } = open();
    type('zip', '787');
    leave('zip');
    expect(form().errors).toEqual({ zip: 'zip wrong' });
    expect(form().field('zip').error).toBe('zip wrong');
  });

  test('validates a field that was filled and emptied again', () => {
    const { form, type, leave } = open();
    type('zip', '7');
    type('zip', '');
    leave('zip');
    expect(form().errors).toEqual({ zip: 'zip wrong' });
  });

  test('clears the error of a field once it is valid, and does not show it again while typing', () => {
    const { form, type, leave } = open();
    type('zip', '787');
    leave('zip');
    type('zip', '78701');
    expect(form().errors).toEqual({});
    type('zip', '7870');
    expect(form().errors).toEqual({});
  });

  test('gives each field an id that is unique to its form', () => {
    const [a, b] = [open(), open()];
    expect(a.form().field('zip').id).not.toBe(b.form().field('zip').id);
  });

  test.each(['__proto__', 'constructor', 'toString'])('a field may have the name %s', (name) => {
    const { result } = renderHook(() =>
      useForm<Record<string, string>>({
        initial: Object.fromEntries([[name, 'a']]),
        validate: (values) => Object.fromEntries([[name, values[name] === 'b' ? undefined : 'wrong']]),
      }),
    );
    const field = () => result.current.field(name);
    expect(field()).toMatchObject({ name, value: 'a', error: undefined });
    act(() => result.current.submit(() => undefined)());
    expect(field().error).toBe('wrong');
    act(() => field().onChange('b'));
    expect(field()).toMatchObject({ value: 'b', error: undefined });
  });
});

describe('a failed submit', () => {
  test('shows every error in the order of the fields after a failed submit', () => {
    const { form, submit } = open();
    const onValid = vi.fn();
    submit(onValid);
    expect(onValid).not.toHaveBeenCalled();
    expect(form().summary).toEqual({
      attempt: 1,
      entries: [
        { id: form().field('city').id, text: 'city wrong' },
        { id: form().field('zip').id, text: 'zip wrong' },
      ],
    });
  });

  test('removes fixed errors from the summary and adds none before the next submit', () => {
    const { form, submit, type, leave } = open();
    submit();
    type('city', 'Austin');
    expect(form().summary.entries.map(({ text }) => text)).toEqual(['zip wrong']);
    type('city', 'A');
    leave('city');
    expect(form().errors.city).toBe('city wrong');
    expect(form().summary.entries.map(({ text }) => text)).toEqual(['zip wrong']);
  });

  test('counts failed submits, so that each one moves the focus', () => {
    const { form, submit } = open();
    submit();
    submit();
    expect(form().summary.attempt).toBe(2);
  });
});

describe('a valid submit', () => {
  test('passes the values of a valid submit to onValid', () => {
    const { type, submit } = open();
    const onValid = vi.fn();
    type('city', 'Austin');
    type('zip', '78701');
    type('agrees', true);
    submit(onValid);
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ city: 'Austin', zip: '78701', agrees: true });
  });

  test('prevents the browser from submitting the form', () => {
    const { form } = open({ initial: { city: 'Austin', zip: '78701', agrees: false } });
    const preventDefault = vi.fn();
    form().submit(() => undefined)({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

test('a form is complete only when no field has an error, shown or hidden', () => {
  const { form, type } = open();
  expect(form().isComplete).toBe(false);
  type('city', 'Austin');
  type('zip', '78701');
  expect(form().isComplete).toBe(true);
});

test('reports a draft when the visitor types, and not when values are filled in', () => {
  const onDraft = vi.fn();
  const { type, fill } = open({ onDraft });
  fill({ city: 'Austin' });
  expect(onDraft).not.toHaveBeenCalled();
  type('zip', '7');
  expect(onDraft).toHaveBeenCalledExactlyOnceWith({ city: 'Austin', zip: '7', agrees: false });
});

test('keeps its values, and reports no draft, while they are being sent', () => {
  const onDraft = vi.fn();
  const { form, rerender, type } = open({ onDraft });
  type('city', 'Austin');
  rerender({ isReadOnly: true });
  type('city', 'Dallas');
  expect(form().values.city).toBe('Austin');
  expect(form().field('city').isReadOnly).toBe(true);
  expect(onDraft).toHaveBeenCalledTimes(1);
  rerender({ isReadOnly: false });
  type('city', 'Dallas');
  expect(form().values.city).toBe('Dallas');
});

test('keeps both changes of one tick (autofill)', async () => {
  const { form } = open();
  form().field('city').onChange('Austin');
  form().field('zip').onChange('78701');
  await expect.poll(() => form().values).toEqual({ city: 'Austin', zip: '78701', agrees: false });
});

test('fills in fields without validating them', () => {
  const { form, fill } = open();
  fill({ city: 'A' });
  expect(form().values.city).toBe('A');
  expect(form().errors).toEqual({});
});

describe('a new initial value', () => {
  test('a new initial value is applied only to untouched fields', () => {
    const { form, type, rerender } = open();
    type('city', 'Dallas');
    rerender({ initial: { city: 'Austin', zip: '78701', agrees: true } });
    expect(form().values).toEqual({ city: 'Dallas', zip: '78701', agrees: true });
  });

  test('a new initial value is selected in a field that has the focus, so that typing replaces it', async () => {
    function CityPage() {
      const [city, setCity] = useState('');
      const form = useForm({ initial: { city }, validate: () => ({}) });
      return (
        <div onFocus={() => setCity('Austin')}>
          <TextField {...form.field('city')} label="City" />
        </div>
      );
    }
    await renderInShadowRoot(<CityPage />);
    const city = page.getByRole('textbox', { name: 'City' });
    (city.element() as HTMLInputElement).focus();
    await expect.element(city).toHaveValue('Austin');
    await userEvent.keyboard('Dallas');
    await expect.element(city).toHaveValue('Dallas');
  });

  test('a new initial value changes nothing when it equals the old one', () => {
    const { form, fill, rerender } = open();
    fill({ city: 'Austin' });
    rerender({ initial: { ...nothing } });
    expect(form().values.city).toBe('Austin');
  });
});

test('validates again when the rules change', () => {
  const { form, submit, rerender } = open({ initial: { city: 'Austin', zip: '78701', agrees: false } });
  expect(form().isComplete).toBe(true);
  rerender({ validate: () => ({ zip: 'zip is not served' }) });
  expect(form().isComplete).toBe(false);
  submit();
  expect(form().errors).toEqual({ zip: 'zip is not served' });
});

describe('a press that takes the focus out of an invalid field', () => {
  const longError = 'This VIN of your car is not right. It has 17 letters and digits, and never I, O or Q. '.repeat(3);

  function VinPage({ onPressed }: { onPressed: (button: string) => void }) {
    const form = useForm({ initial: { vin: '' }, validate: () => ({ vin: longError }) });
    return (
      <QuestionPage
        title="Your car"
        onSubmit={(event) => {
          onPressed('Next');
          form.submit(() => undefined)(event);
        }}
        next={{ label: 'Next' }}
        back={{ label: 'Back', onClick: () => onPressed('Back') }}
      >
        <TextField {...form.field('vin')} label="VIN" />
      </QuestionPage>
    );
  }

  test.each(['Next', 'Back'])('presses %s before the error moves it, and then shows the error', async (name) => {
    const onPressed = vi.fn();
    await renderInShadowRoot(<VinPage onPressed={onPressed} />);
    await userEvent.type(page.getByRole('textbox', { name: 'VIN' }), '1HG');
    await userEvent.click(page.getByRole('button', { name }));
    expect(onPressed).toHaveBeenCalledExactlyOnceWith(name);
    await expect.element(page.getByRole('textbox', { name: 'VIN' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows the error when the button is released elsewhere', async () => {
    await renderInShadowRoot(<VinPage onPressed={() => undefined} />);
    await userEvent.type(page.getByRole('textbox', { name: 'VIN' }), '1HG');
    await userEvent.dragAndDrop(page.getByRole('button', { name: 'Next' }), page.getByRole('heading'));
    await expect.element(page.getByRole('textbox', { name: 'VIN' })).toHaveAttribute('aria-invalid', 'true');
  });
});

test('announces an error as the visitor leaves its field, and not those that the summary announces', async () => {
  function City() {
    const form = useForm<Answers>({ initial: nothing, validate });
    return (
      <QuestionPage
        title="Where"
        onSubmit={form.submit(() => undefined)}
        summary={<ErrorSummary title="Please check" {...form.summary} />}
      >
        <TextField {...form.field('city')} label="City" />
        <TextField {...form.field('zip')} label="ZIP" />
        <button type="submit">Next</button>
      </QuestionPage>
    );
  }
  const { root } = await renderInShadowRoot(<City />);
  const announced = () => [...root.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  await expect.poll(announced).toEqual(['', '']);
  await userEvent.fill(page.getByLabelText('City'), 'A');
  await userEvent.tab();
  await expect.poll(announced).toEqual(['city wrong', '']);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(announced).toEqual([]);
  await userEvent.fill(page.getByLabelText('City'), 'Austin');
  await expect.poll(announced).toEqual(['']);
});

test('announces the errors of a failed press at the fields of a form without a summary', async () => {
  function City() {
    const form = useForm<Answers>({ initial: nothing, validate, hasSummary: false });
    return (
      <form onSubmit={form.submit(() => undefined)}>
        <TextField {...form.field('city')} label="City" />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { root } = await renderInShadowRoot(<City />);
  await userEvent.fill(page.getByLabelText('City'), 'A');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => root.querySelector('[aria-live="polite"]')?.textContent).toBe('city wrong');
});
