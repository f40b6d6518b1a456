/* The page block as a form. The form submits the JSON in the text field below, which can also be written by hand. */
(function (wp, { Fields, jsonMistake, KeepsUnfinished, useFields }) {
  const { createElement: el, createRoot, Fragment, render, useEffect, useState } = wp.element;
  const text = document.querySelector('#covermount-page');
  const place = document.querySelector('#covermount-form');

  /** The page block in the text; otherwise what is wrong with it. */
  function readPage() {
    if (text.value.trim() === '') return { page: {} };
    try {
      const page = JSON.parse(text.value);
      return typeof page === 'object' && page !== null && !Array.isArray(page)
        ? { page }
        : { mistake: 'It is not an object.' };
    } catch (error) {
      return { mistake: jsonMistake(text.value, error) };
    }
  }

  function write(page) {
    text.value = page ? JSON.stringify(page, null, 2) : '';
  }

  function Form() {
    const fields = useFields('page');
    const [page, setPage] = useState(() => readPage().page || {});
    const [mistake, setMistake] = useState(() => readPage().mistake);
    useEffect(() => {
      let waiting;
      // After a pause, not on every key or on blur: if the form moved on blur, a press on Save would miss its button.
      const wait = () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          const read = readPage();
          setMistake(read.mistake);
          if (read.page) setPage(read.page);
        }, 300);
      };
      text.addEventListener('input', wait);
      return () => text.removeEventListener('input', wait);
    }, []);
    if (!fields) return null;
    return el(
      Fragment,
      null,
      el(
        'fieldset',
        { disabled: mistake !== undefined },
        el(
          KeepsUnfinished.Provider,
          { value: true },
          el(Fields, {
            fields,
            value: page,
            onChange: (next) => {
              setPage(next || {});
              write(next);
            },
          }),
        ),
      ),
      el(
        'p',
        { role: 'status', className: 'covermount-status' },
        mistake === undefined ? '' : `The JSON is not complete: mend it here. ${mistake}`,
      ),
    );
  }

  if (createRoot) createRoot(place).render(el(Form));
  else render(el(Form), place);
})(window.wp, window.covermountControls);
