const formName = 'cover-native-post';

/** Posts fields as an HTML form does. The browser leaves the page for the answer. */
export function postForm(
  root: ShadowRoot | HTMLElement,
  action: string,
  fields: Iterable<readonly [name: string, value: string]>,
): void {
  root.querySelector(`form[name="${formName}"]`)?.remove();
  const form = document.createElement('form');
  Object.assign(form, { name: formName, method: 'post', action, hidden: true });
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  root.append(form);
  // A field named "submit" would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
}
