import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money';
import { type MembershipType, membershipTypes, roadsideTerm } from '#domain/roadside';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { LazyBoundary, type LazyModule } from '#ui/lazy-module';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { MembershipSummary } from './membership-summary.view.tsx';
import type { RoadsidePageProps } from './roadside-page.types.ts';
import type { RoadsidePage } from './roadside.connect.ts';

export type MembershipPage = Extract<RoadsidePage, { page: 'membership' }>;

type LaterPages = LazyModule<typeof import('./later-pages.chunk.ts')>;

/**
 * The choice of a membership (spec 2 §4.4). It works before the prices load; room for them is reserved in each choice.
 */
export function MembershipChoice({
  page,
  hasFailed,
  laterPages,
  ...props
}: RoadsidePageProps & { page: MembershipPage; hasFailed: boolean; laterPages: LaterPages }): ReactNode {
  const { labels, host, send } = props;
  const { offer, membership, isWaiting } = page;
  const [isComparing, setComparing] = useState(false);
  // A membership that is not sold can be chosen only before the offer has loaded.
  const types = offer ? offer.memberships.map(({ type }) => type) : membershipTypes;
  const form = useForm<{ membership: MembershipType | '' }>({
    initial: { membership },
    validate: ({ membership: chosen }) => ({
      membership: types.some((type) => type === chosen) ? undefined : labels['error.membershipRequired'],
    }),
    onDraft: ({ membership: chosen }) => chosen && send({ type: 'MEMBERSHIP.CHOSEN', membership: chosen }),
  });
  const choice = form.field('membership');
  return (
    <>
      <QuestionPage
        title={labels.membershipTitle}
        lead={format(labels.membershipLead, { months: roadsideTerm })}
        summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
        onSubmit={form.submit(
          ({ membership: chosen }) => chosen && send({ type: 'MEMBERSHIP.SUBMITTED', membership: chosen }),
        )}
        next={{
          label: labels.next,
          isDisabled: !form.isComplete,
          isBusy: isWaiting,
          busyText: labels.loadingPrices,
        }}
      >
        <Radios
          {...choice}
          label={labels.membership}
          layout="stack"
          options={types.map((type) => ({
            value: type,
            label: labels[`membership.${type}`],
            hint: labels[`membershipHint.${type}`],
            aside: (
              <span className="cover-roadside-price" part="membership-price">
                {priceOf(offer, type, host.language)}
              </span>
            ),
          }))}
        />
        <div>
          <Button variant="link" part="compare" onClick={() => setComparing(true)}>
            {labels.compare}
          </Button>
        </div>
        <MembershipSummary
          {...props}
          membership={types.find((type) => type === form.values.membership) ?? ''}
          offer={offer}
        />
      </QuestionPage>
      {isComparing && (
        <LazyBoundary module={laterPages} texts={labels} fallback={null}>
          {({ Comparison }) => (
            <Comparison
              {...props}
              offer={offer}
              hasFailed={hasFailed}
              chosen={form.values.membership}
              onChoose={(type) => {
                choice.onChange(type);
                setComparing(false);
              }}
              onClose={() => setComparing(false)}
            />
          )}
        </LazyBoundary>
      )}
    </>
  );
}

function priceOf(
  offer: MembershipPage['offer'],
  type: MembershipType,
  language: RoadsidePageProps['host']['language'],
): string {
  const sold = offer?.memberships.find((membership) => membership.type === type);
  return sold ? formatMoney(sold.price, language) : '';
}
