import { describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
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

async function open(options: Partial<FormOptions<Answers>> = {}) {
  const { result, act, rerender } = await renderHook((props?: Partial<FormOptions<Answers>>) =>
    useForm<Answers>({ initial: nothing, validate, ...options, ...props }),
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
  test('is not judged while it is typed in', async () => {
    const { form, type } = await open();
    await type('zip', '787');
    expect(form().errors).toEqual({});
  });

  test('is not judged when one passes through it', async () => {
    const { form, leave } = await open();
    await leave('zip');
    expect(form().errors).toEqual({});
  });

  test('is judged when one leaves it with something changed', async () => {
    const { form, type, leave } = await open();
    await type('zip', '787');
    await leave('zip');
    expect(form().errors).toEqual({ zip: 'zip wrong' });
    expect(form().field('zip').error).toBe('zip wrong');
  });

  test('is judged when it was emptied again', async () => {
    const { form, type, leave } = await open();
    await type('zip', '7');
    await type('zip', '');
    await leave('zip');
    expect(form().errors).toEqual({ zip: 'zip wrong' });
  });

  test('loses its error as soon as it is right, and is not judged anew while typing', async () => {
    const { form, type, leave } = await open();
    await type('zip', '787');
    await leave('zip');
    await type('zip', '78701');
    expect(form().errors).toEqual({});
    await type('zip', '7870');
    expect(form().errors).toEqual({});
  });

  test('has an id of its own form', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.form().field('zip').id).not.toBe(other.form().field('zip').id);
  });
});

describe('a failed submit', () => {
  test('shows all that is wrong, in the order of the fields', async () => {
    const { form, submit } = await open();
    const onValid = vi.fn();
    await submit(onValid);
    expect(onValid).not.toHaveBeenCalled();
    expect(form().summary).toEqual({
      attempt: 1,
      entries: [
        { id: form().field('city').id, text: 'city wrong' },
        { id: form().field('zip').id, text: 'zip wrong' },
      ],
    });
  });

  test('shortens its summary as one puts things right, and does not lengthen it again', async () => {
    const { form, submit, type, leave } = await open();
    await submit();
    await type('city', 'Austin');
    expect(form().summary.entries.map(({ text }) => text)).toEqual(['zip wrong']);
    await type('city', 'A');
    await leave('city');
    expect(form().errors.city).toBe('city wrong');
    expect(form().summary.entries.map(({ text }) => text)).toEqual(['zip wrong']);
  });

  test('counts, so that each one moves the focus', async () => {
    const { form, submit } = await open();
    await submit();
    await submit();
    expect(form().summary.attempt).toBe(2);
  });
});

describe('a valid submit', () => {
  test('hands the values over', async () => {
    const { type, submit } = await open();
    const onValid = vi.fn();
    await type('city', 'Austin');
    await type('zip', '78701');
    await type('agrees', true);
    await submit(onValid);
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ city: 'Austin', zip: '78701', agrees: true });
  });

  test('keeps the page from loading anew', async () => {
    const { form } = await open({ initial: { city: 'Austin', zip: '78701', agrees: false } });
    const preventDefault = vi.fn();
    form().submit(() => undefined)({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

test('is complete when nothing is wrong, shown or not', async () => {
  const { form, type } = await open();
  expect(form().isComplete).toBe(false);
  await type('city', 'Austin');
  await type('zip', '78701');
  expect(form().isComplete).toBe(true);
});

test('tells a draft of what the visitor typed, and not of what was filled in', async () => {
  const onDraft = vi.fn();
  const { type, fill } = await open({ onDraft });
  await fill({ city: 'Austin' });
  expect(onDraft).not.toHaveBeenCalled();
  await type('zip', '7');
  expect(onDraft).toHaveBeenCalledExactlyOnceWith({ city: 'Austin', zip: '7', agrees: false });
});

test('takes two changes of one tick (autofill)', async () => {
  const { form } = await open();
  form().field('city').onChange('Austin');
  form().field('zip').onChange('78701');
  await expect.poll(() => form().values).toEqual({ city: 'Austin', zip: '78701', agrees: false });
});

test('fills in fields without judging them', async () => {
  const { form, fill } = await open();
  await fill({ city: 'A' });
  expect(form().values.city).toBe('A');
  expect(form().errors).toEqual({});
});

describe('a new initial', () => {
  test('reaches fields that were not typed in, and leaves those that were', async () => {
    const { form, type, rerender } = await open();
    await type('city', 'Dallas');
    await rerender({ initial: { city: 'Austin', zip: '78701', agrees: true } });
    expect(form().values).toEqual({ city: 'Dallas', zip: '78701', agrees: true });
  });

  test('that says the same changes nothing', async () => {
    const { form, fill, rerender } = await open();
    await fill({ city: 'Austin' });
    await rerender({ initial: { ...nothing } });
    expect(form().values.city).toBe('Austin');
  });
});

test('judges anew when what is right changes', async () => {
  const { form, submit, rerender } = await open({ initial: { city: 'Austin', zip: '78701', agrees: false } });
  expect(form().isComplete).toBe(true);
  await rerender({ validate: () => ({ zip: 'zip is not served' }) });
  expect(form().isComplete).toBe(false);
  await submit();
  expect(form().errors).toEqual({ zip: 'zip is not served' });
});
