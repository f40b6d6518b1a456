/* The blocks. WordPress reads their titles and attributes from block.json. */
(function (wp, { Fields, keys: keysOfWidgets, useFields, withKey }) {
  const { createElement: el, Fragment } = wp.element;
  const { InnerBlocks, InspectorControls, useBlockProps } = wp.blockEditor;
  const { Notice, PanelBody, Spinner } = wp.components;

  const escapes = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\\': '\\u005c' };
  const characters = Object.fromEntries(Object.entries(escapes).map(([character, escape]) => [escape, character]));
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'" };

  /** Escapes text for storage: WordPress changes these characters if the author lacks `unfiltered_html`. */
  const encodeText = (text) => text.replaceAll(/[&<>\\]/g, (character) => escapes[character]);
  const decodeText = (text) =>
    text
      .replaceAll(/&(?:amp|lt|gt|quot|#039);/g, (entity) => entities[entity])
      .replaceAll(/\\u00(?:26|3c|3e|5c)/g, (escape) => characters[escape]);

  /** Applies a function to every text and every key of a value. */
  function changed(value, change) {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((one) => changed(one, change));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), changed(one, change)]));
  }

  const titleOf = (name) => wp.blocks.getBlockType(`covermount/${name}`).title;
  const longest = 80;
  const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

  /** A value as short text: the block in the editor only summarizes it. */
  function wordsOf(value) {
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return cut(value.join(', '));
    if (Array.isArray(value)) return counted(value.length, 'entry', 'entries');
    if (isObject(value)) return counted(Object.keys(value).length, 'setting', 'settings');
    if (typeof value === 'boolean') return value ? 'On' : 'Off';
    return cut(String(value));
  }

  const cut = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

  /** Counts the texts for both languages, and those for one of them below `en` and `es`. */
  function textsInWords(labels) {
    const { en, es, ...both } = labels;
    const keys = new Set([both, en, es].filter(isObject).flatMap(Object.keys));
    const isInBoth = Object.keys(both).length > 0 || (isObject(en) && isObject(es));
    return `${counted(keys.size, 'text', 'texts')} in ${isInBoth ? '2 languages' : '1 language'}`;
  }

  /** `quotePage` as `Quote page`. */
  const nameOf = (key) => {
    const words = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  };

  /** The label and value of a setting as text; several objects as a count, such as `2 people`. */
  function settingInWords(key, value) {
    if (key === 'labels' && isObject(value)) return ['Texts', textsInWords(value)];
    const isList = Array.isArray(value) && value.length > 1 && value.some(isObject);
    return [nameOf(key), isList ? `${value.length} ${nameOf(key).toLowerCase()}` : wordsOf(value)];
  }

  /** The panels of the inspector: the widget's own settings, its texts, and the settings of all widgets. */
  function Settings({ name, config, setConfig }) {
    const own = useFields(name);
    const common = useFields('common');
    if (own === null || common === null)
      return el(
        PanelBody,
        null,
        el(Notice, { status: 'error', isDismissible: false }, 'The settings could not be loaded.'),
      );
    if (!own || !common) return el(PanelBody, null, el(Spinner));
    const panel = (title, fields, initialOpen, value, onChange) =>
      fields.length > 0 && el(PanelBody, { title, initialOpen }, el(Fields, { fields, value, onChange }));
    const set = (next) => setConfig(next || {});
    const isLabels = ({ name: key }) => key === 'labels';
    const texts = own.find(isLabels).fields.filter(({ kind, fields }) => kind !== 'group' || fields.length > 0);
    return el(
      Fragment,
      null,
      panel(
        'Settings',
        own.filter((field) => !isLabels(field)),
        true,
        config,
        set,
      ),
      panel('Texts', texts, false, config.labels, (labels) => set(withKey(config, 'labels', labels))),
      panel('Look, services and language', common, false, config, set),
    );
  }

  function edit(name) {
    return function Edit({ attributes, setAttributes }) {
      // WordPress and other plugins have attributes of their own on every block.
      const keys = Object.keys(attributes).filter(
        (key) => attributes[key] !== undefined && keysOfWidgets[name].includes(key),
      );
      const config = Object.fromEntries(keys.map((key) => [key, changed(attributes[key], decodeText)]));
      const setConfig = (next) => {
        const removed = keys.filter((key) => !(key in next)).map((key) => [key, undefined]);
        setAttributes(Object.assign(Object.fromEntries(removed), changed(next, encodeText)));
      };
      return el(
        Fragment,
        null,
        el(InspectorControls, null, el(Settings, { name, config, setConfig })),
        el(
          'div',
          useBlockProps({ className: 'covermount-preview' }),
          el('strong', null, titleOf(name)),
          keys.length > 0 &&
            el(
              'dl',
              null,
              keys.map((key) => {
                const [title, words] = settingInWords(key, config[key]);
                return el(Fragment, { key }, el('dt', null, title), el('dd', null, words));
              }),
            ),
          el('p', null, 'Shown until the widget is ready, and where it cannot be:'),
          el(InnerBlocks, { renderAppender: InnerBlocks.ButtonBlockAppender }),
        ),
      );
    };
  }

  for (const name of Object.keys(keysOfWidgets))
    wp.blocks.registerBlockType(`covermount/${name}`, { edit: edit(name), save: () => el(InnerBlocks.Content) });
})(window.wp, window.covermountControls);
