import { memo, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import type { LoyaltyTransaction } from '#domain/loyalty';
import { useSelector } from '#flow/use-selector';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { LiveRegion } from '#ui/live-region';
import { Spinner } from '#ui/spinner';
import { LoadFailure } from '../data/load-failure.view.tsx';
import { pluralLabel } from '../plural-label.ts';
import type { CustomerPortalStrings } from '../strings.en.ts';
import type { RewardsProps } from './rewards-props.ts';
import { connectHistory, type HistoryView } from './rewards.connect.ts';
import { type HistoryList, historyLists } from './rewards.types.ts';

/** Earned and redeemed points (spec 3 §2): five rows of each, then more. */
export function PointsHistory(props: RewardsProps): ReactNode {
  const { labels, actor } = props;
  const history = useSelector(actor, connectHistory);
  const retry = () => actor.send({ type: 'HISTORY.RETRIED' });
  if (history.status === 'loading') return <Spinner text={labels['rewards.loadingHistory']} />;
  if (history.status === 'failed' && history.failure)
    return <LoadFailure failure={history.failure} labels={labels} onRetry={retry} />;
  return (
    <div className="cover-rewards-history" part="points-history">
      {historyLists.map((list) => (
        <HistorySection key={list} {...props} list={list} history={history} />
      ))}
      {history.failure && <LoadFailure failure={history.failure} labels={labels} onRetry={retry} />}
    </div>
  );
}

function HistorySection({
  labels,
  host,
  actor,
  list,
  history,
}: RewardsProps & { list: HistoryList; history: HistoryView }): ReactNode {
  const rows = history[list];
  const headingId = useId();
  const name = labels[`rewards.${list}`];
  const isGrowing = history.isLoadingMore && history.growingList === list;
  const none = list === 'earned' ? 'rewards.noneEarned' : 'rewards.noneRedeemed';
  // The first rows are read when the section is opened; only further ones are announced.
  const firstCount = useRef(rows.length);
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {name}
      </Heading>
      {rows.length === 0 ? (
        <p className="cover-rewards-soft">{labels[history.hasMore ? 'rewards.noneAmongLatest' : none]}</p>
      ) : (
        <div>
          {blocksOf(rows.length).map(([from, to]) => (
            <RowBlock key={from} {...{ rows, from, to, labels }} language={host.language} />
          ))}
        </div>
      )}
      <RowButtons
        more={
          (history.canShowMore[list] || isGrowing) && {
            text: labels['rewards.showMore'],
            name: format(labels['rewards.showMoreOf'], { list: name }),
            busyText: labels['rewards.loadingMore'],
            isBusy: isGrowing,
            onClick: () => actor.send({ type: 'HISTORY.MORE', list }),
          }
        }
        less={
          history.canShowLess[list] && {
            text: labels['rewards.showLess'],
            name: format(labels['rewards.showLessOf'], { list: name }),
            onClick: () => actor.send({ type: 'HISTORY.LESS', list }),
          }
        }
      />
      <LiveRegion
        message={
          isGrowing
            ? labels['rewards.loadingMore']
            : rows.length === firstCount.current
              ? ''
              : format(pluralLabel(labels, 'rewards.rowsShown', rows.length, host.language), { list: name })
        }
      />
    </section>
  );
}

/** Rows of a block: as many as each press adds. */
const blockRows = 50;

/** `[0, 50], [50, 100] …`: blocks that are already rendered do not render again when rows are added. */
const blocksOf = (count: number): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(count / blockRows) }, (_, index) => [
    index * blockRows,
    Math.min((index + 1) * blockRows, count),
  ]);

interface RowBlockProps {
  rows: readonly LoyaltyTransaction[];
  from: number;
  to: number;
  labels: CustomerPortalStrings;
  language: Language;
}

const RowBlock = memo(
  function RowBlock({ rows, from, to, labels, language }: RowBlockProps): ReactNode {
    return (
      <ul
        role="list"
        className="cover-rewards-rows"
        style={{ containIntrinsicBlockSize: `auto ${(to - from) * 4.5}em` }}
      >
        {rows.slice(from, to).map((row, index) => (
          <Row key={row.id || from + index} row={row} labels={labels} language={language} />
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.labels === after.labels &&
    before.language === after.language &&
    before.from === after.from &&
    before.to === after.to &&
    before.rows[before.from] === after.rows[after.from] &&
    before.rows[before.to - 1] === after.rows[after.to - 1],
);

function Row({
  row: { type, created, expiryDate, points, ruleName, name, pin },
  labels,
  language,
}: { row: LoyaltyTransaction } & Pick<RowBlockProps, 'labels' | 'language'>): ReactNode {
  const isEarned = type === 'addition';
  const title = isEarned
    ? ruleName || name || labels['rewards.entryEarned']
    : name || ruleName || labels['rewards.entryRedeemed'];
  const details = [
    created && formatDate(created, language, 'medium'),
    isEarned && expiryDate && format(labels['rewards.expires'], { date: formatDate(expiryDate, language, 'medium') }),
    pin && format(labels['rewards.entryPin'], { pin }),
  ].filter(Boolean);
  return (
    <li className="cover-rewards-row" part="points-row">
      <span className="cover-rewards-row-text">
        <span className="cover-rewards-way-title">{title}</span>
        <span className="cover-rewards-soft">{details.join(' · ')}</span>
      </span>
      <span className={`cover-rewards-points ${isEarned ? 'cover-rewards-plus' : ''}`}>
        {isEarned ? '+' : '−'}
        {formatNumber(points, language)}
      </span>
    </li>
  );
}

interface RowButton {
  text: string;
  name: string;
  onClick: () => void;
}

/** “Show more” and “Show less”. When the pressed button is removed, the other one takes the focus. */
function RowButtons({
  more,
  less,
}: {
  more: (RowButton & { busyText: string; isBusy: boolean }) | false;
  less: RowButton | false;
}): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const isFocusLost = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    row.current?.querySelector('button')?.focus();
  });
  return (
    <div className="cover-rewards-row-buttons" ref={row}>
      {more && (
        <FocusedButton isFocusLost={isFocusLost}>
          <Button
            variant="quiet"
            icon="down"
            accessibleName={more.isBusy ? more.busyText : more.name}
            isBusy={more.isBusy}
            busyText={more.busyText}
            onClick={more.onClick}
          >
            {more.text}
          </Button>
        </FocusedButton>
      )}
      {less && (
        <FocusedButton isFocusLost={isFocusLost}>
          <Button variant="quiet" icon="up" accessibleName={less.name} onClick={less.onClick}>
            {less.text}
          </Button>
        </FocusedButton>
      )}
    </div>
  );
}

/** Sets `isFocusLost` when the button is removed while it has the focus. */
function FocusedButton({ isFocusLost, children }: { isFocusLost: RefObject<boolean>; children: ReactNode }): ReactNode {
  const elementRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = elementRef;
    return () => {
      if (current?.querySelector(':focus')) isFocusLost.current = true;
    };
  }, [isFocusLost]);
  return <span ref={elementRef}>{children}</span>;
}
