/* Validates fields in author dialogs: a field with an invalid value cannot be saved. */
(function ($, window) {
  function register(name, validate) {
    $(window)
      .adaptTo('foundation-registry')
      .register('foundation.validation.validator', {
        selector: '[data-foundation-validation~="' + name + '"]',
        validate: validate,
      });
  }

  /** The line that a browser's message names, or its offset is in; empty if it names neither. */
  function lineOf(text, message) {
    const line = /line (\d+)/.exec(message);
    if (line) return 'Line ' + line[1] + ': ';
    const offset = /position (\d+)/.exec(message);
    return offset ? 'Line ' + text.slice(0, Number(offset[1])).split('\n').length + ': ' : '';
  }

  register('covermount-json', function (element) {
    if (element.value.trim() === '') return undefined;
    try {
      JSON.parse(element.value);
      return undefined;
    } catch (error) {
      return (
        'This is no JSON. ' +
        lineOf(element.value, error.message) +
        error.message +
        '. Names and texts are in double quotes, with a comma between two and none at the end.'
      );
    }
  });

  // The items of a list are printed with commas between them.
  register('covermount-item', function (element) {
    return element.value.indexOf(',') < 0
      ? undefined
      : 'An item has no comma. Write a list whose items have commas into the page block.';
  });
})(window.jQuery, window);
