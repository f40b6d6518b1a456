import type { ReactNode } from 'react';
import { Notice } from '#ui/notice';
import type { PostFailure } from './post-form.ts';

interface PostNoticeProps {
  failure: PostFailure | undefined;
  labels: Readonly<Record<PostFailure, string>>;
}

/** Tells the visitor why they are still on the page, and what is known about their data. */
export function PostNotice({ failure, labels }: PostNoticeProps): ReactNode {
  return (
    failure && (
      <Notice tone={failure === 'unanswered' ? 'warning' : 'error'} announces="atOnce">
        <p>{labels[failure]}</p>
      </Notice>
    )
  );
}
