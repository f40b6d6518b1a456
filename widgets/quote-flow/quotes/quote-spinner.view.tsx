import type { ReactNode } from 'react';
import { plural } from '#i18n/plural';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { useBatched } from '#ui/live-region';
import { Spinner } from '#ui/spinner';
import type { QuoteSpinnerProps } from './results.types.ts';

/** The dialog shown while carriers rate; after a delay it says that rating is taking longer. */
export function QuoteSpinner(props: QuoteSpinnerProps): ReactNode {
  const { labels, isOpen, onCancel, cancelText = labels['results.spinnerCancel'] } = props;
  const title = labels['results.spinnerTitle'];
  const wait = { isOpen, title, isTitleHidden: true, size: 'small', children: <Wait {...props} /> } as const;
  if (!onCancel) return <Dialog {...wait} isDismissible={false} />;
  return (
    <Dialog
      {...wait}
      closeText={cancelText}
      onClose={onCancel}
      closesOnPressOutside={false}
      actions={
        <Button variant="quiet" isFullWidth onClick={onCancel}>
          {cancelText}
        </Button>
      }
    />
  );
}

function Wait({ labels, language, isTakingLonger, completedCount = 0 }: QuoteSpinnerProps): ReactNode {
  const texts = { one: labels['results.spinnerCount.one'], other: labels['results.spinnerCount.other'] };
  const answered = useBatched(completedCount > 0 ? plural(language, completedCount, texts) : '');
  return (
    <Spinner
      text={labels['results.spinnerTitle']}
      detail={<p>{labels[isTakingLonger ? 'results.spinnerLonger' : 'results.spinnerText']}</p>}
    >
      <p role="status">{answered}</p>
    </Spinner>
  );
}
