/* The page block as a form. What is sent is the JSON below it, which can be written by hand as well. */
(function (wp, { Fields, KeepsUnfinished, useFields }) {
  const { createElement: el, createRoot, Fragment, render, useEffect, useState } = wp.element;
  const text = document.querySelector('#covermount-page');
  const place = document.querySelector('#covermount-form');

  /** Undefined where the text is no object of JSON. */
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
      // Not with every key, and not when the text loses the focus: a press on Save would miss a form that moves.
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
