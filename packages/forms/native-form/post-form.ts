import type { WidgetHost } from '#embed/runtime/define-widget';

const formName = 'cover-native-post';

/** Milliseconds to wait for the page to unload after a post. It stays when the answer is a file, or empty. */
export const leaveLimit = 10_000;

/** Why the visitor is still on the page. */
export type PostFailure = 'offline' | 'failed' | 'unanswered';

/** The attributes of a form that say where and how it is sent. */
export interface PostTarget {
  action: string;
  /** `post`, unless given. */
  method?: 'get' | 'post';
  enctype?: string;
}

/** Posts fields as an HTML form does. The browser navigates to the response. */
export function postForm(
  { root, client: { pageBase } }: Pick<WidgetHost, 'root' | 'client'>,
  target: PostTarget,
  fields: Iterable<readonly [name: string, value: string]>,
): void {
  root.querySelector(`form[name="${formName}"]`)?.replaceWith();
  const form = document.createElement('form');
  // A `base` element of another origin would redirect a relative address.
  const action = new URL(target.action, pageBase).href;
  Object.assign(form, { name: formName, method: 'post', hidden: true, ...target, action });
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  root.append(form);
  // A field named "submit" would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
}
