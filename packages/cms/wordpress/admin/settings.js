/* The page block as a form. The form submits the JSON in the text field below, which can also be written by hand. */
(function (wp, { Fields, KeepsUnfinished, useFields }) {
  const { createElement: el, createRoot, Fragment, render, useEffect, useState } = wp.element;
  const text = document.querySelector('#covermount-page');
  const place = document.querySelector('#covermount-form');

  /** Undefined if the text is not a JSON object. */
  function readPage() {
    if (text.value.trim() === '') return {};
    try {
      const page = JSON.parse(text.value);
      return typeof page === 'object' && page !== null && !Array.isArray(page) ? page : undefined;
    } catch {
      return undefined;
    }
  }

  function write(page) {
    text.value = page ? JSON.stringify(page, null, 2) : '';
  }

  function Form() {
    const fields = useFields('page');
    const [page, setPage] = useState(() => readPage() || {});
    const [isRead, setIsRead] = useState(() => readPage() !== undefined);
    useEffect(() => {
      let waiting;
      // After a pause, not on every key or on blur: if the form moved on blur, a press on Save would miss its button.
      const wait = () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          const read = readPage();
          setIsRead(read !== undefined);
          if (read) setPage(read);
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
        { disabled: !isRead },
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
        isRead ? '' : 'The JSON is not complete: mend it here.',
      ),
    );
  }

  if (createRoot) createRoot(place).render(el(Form));
  else render(el(Form), place);
})(window.wp, window.covermountControls);
