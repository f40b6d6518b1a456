export { EntryDialog } from './entry-dialog.view.tsx';
export { EntryNotice } from './entry-notice.view.tsx';
export { Entering } from './entering.view.tsx';
export { PreviousQuotes } from './previous-quotes/previous-quotes.view.tsx';
