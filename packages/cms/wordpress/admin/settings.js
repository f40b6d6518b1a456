/* The page block as a form. What is sent is the JSON below it, which can be written by hand as well. */
(function (wp, { Fields, useFields }) {
  const { createElement: el, createRoot, render, useEffect, useState } = wp.element;
  const { Notice } = wp.components;
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
    const [page, setPage] = useState(readPage);
    // A control keeps what is typed into it; what was written by hand needs new ones.
    const [round, setRound] = useState(0);
    useEffect(() => {
      const read = () => {
        setPage(readPage());
        setRound((last) => last + 1);
      };
      text.addEventListener('change', read);
      return () => text.removeEventListener('change', read);
    }, []);
    if (page === undefined)
      return el(Notice, { status: 'warning', isDismissible: false }, 'The JSON below is not complete: mend it there.');
    if (!fields) return null;
    return el(Fields, {
      key: round,
      fields,
      value: page,
      onChange: (next) => {
        setPage(next || {});
        write(next);
      },
    });
  }

  if (createRoot) createRoot(place).render(el(Form));
  else render(el(Form), place);
})(window.wp, window.covermountControls);
