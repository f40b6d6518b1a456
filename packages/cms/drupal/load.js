/* Loads the script of the widgets from its plain address: with the query that Drupal adds, it would load twice. */
(function (document) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('files/{version}/covermount.js', document.currentScript.src).href;
  script.integrity = '{scriptHash}';
  script.crossOrigin = 'anonymous';
  document.head.append(script);
})(document);
