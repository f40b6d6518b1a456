/* Validates JSON fields in author dialogs: a field with invalid JSON cannot be saved. */
(function ($, window) {
  $(window)
    .adaptTo('foundation-registry')
    .register('foundation.validation.validator', {
      selector: '[data-foundation-validation~="covermount-json"]',
      validate: function (element) {
        if (element.value.trim() === '') return undefined;
        try {
          JSON.parse(element.value);
          return undefined;
        } catch (error) {
          return 'This is no JSON: ' + error.message;
        }
      },
    });
})(window.jQuery, window);
