import r2wc from '@r2wc/react-to-web-component';
import { createElement as e, useId, useState } from 'react';
import './react-form.css';

/** The same form as cover-zip-form, as plain React: a field, its error, a button. */
function ZipForm({ label, submit }) {
  const id = useId();
  const [zip, setZip] = useState('');
  const [error, setError] = useState('');
  const send = (event) => {
    event.preventDefault();
    setError(/^\d{5}$/.test(zip) ? '' : 'Enter five digits.');
  };
  return e(
    'form',
    { className: 'react-form', noValidate: true, onSubmit: send },
    e('label', { htmlFor: id }, label),
    error && e('p', { id: `${id}-error`, role: 'alert' }, error),
    e('input', {
      id,
      value: zip,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
      onChange: ({ target }) => setZip(target.value),
    }),
    e('button', { type: 'submit' }, submit),
  );
}

customElements.define(
  'react-zip-form',
  r2wc(ZipForm, { shadow: 'open', props: { label: 'string', submit: 'string' } }),
);
