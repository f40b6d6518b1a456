import type { ReactNode } from 'react';
import { centsOf, dollarsOf } from '#domain/money';
import {
  contentsCode,
  isRentersDeductible,
  lossOfUse,
  lossOfUseCode,
  type RentersCoverage,
  type RentersCoverageCode,
  type RentersOption,
} from '#domain/renters-coverage';
import { CallButton } from '#flow/call-button.view';
import { savedText } from '#flow/drafts';
import { formatNumber } from '#i18n/number';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { QuestionPage } from '#ui/question-page';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { useConnected, useDraft, useFlow } from '../flow-context.ts';
import { connectChoice, connectCoverage } from '../renters.connect.ts';
import '../sections.css';

/** The limits and deductibles of the state, and the wait for the price of the choice (spec 2 §4.3). */
export function CoverageSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { status, isLate, reason } = useConnected(connectCoverage);
  const call = <CallButton text={labels.call} phone={host.brand.phone} size="large" />;
  const back = (
    <Button variant="quiet" size="large" icon="back" part="back" onClick={() => send({ type: 'BACK' })}>
      {labels.back}
    </Button>
  );
  switch (status) {
    case 'choosing':
      return <Choice />;
    case 'notLoaded':
      return (
        <Outcome
          tone="failure"
          title={labels.coverageNotLoadedTitle}
          text={reason || labels.coverageNotLoadedText}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.retry}
              </Button>
              {call}
              {back}
            </>
          }
        />
      );
    case 'notOffered':
      return (
        <Outcome
          tone="failure"
          title={labels.coverageNotOfferedTitle}
          text={labels.coverageNotOfferedText}
          actions={
            <>
              {call}
              {back}
            </>
          }
        />
      );
    case 'rating':
      return (
        <div className="cover-question" part="question">
          <div className="cover-question-head">
            <Heading takesFocus="entry">{labels.ratingTitle}</Heading>
          </div>
          <Spinner text={isLate ? labels.ratingLateText : labels.ratingText} />
          <div className="cover-question-actions">
            {isLate && call}
            {back}
          </div>
        </div>
      );
    default:
      return (
        <div className="cover-renters-waiting">
          <Spinner text={labels.coverageLoading} />
        </div>
      );
  }
}

type ChoiceValues = Partial<Record<RentersCoverageCode, string>>;

function Choice(): ReactNode {
  const { send, labels, host } = useFlow();
  const { coverages, errors, isRefused } = useConnected(connectCoverage);
  const initial = useConnected(connectChoice);
  const { saved, onDraft } = useDraft('coverage');
  const form = useForm<ChoiceValues>({
    initial: Object.fromEntries(
      coverages.map(({ code, options }) => {
        const draft = savedText(saved, code);
        return [code, options.some(({ value }) => value === draft) ? draft : initial[code]];
      }),
    ),
    validate: () => ({}),
    onDraft: (values) => onDraft(values),
  });
  const limits = coverages.filter(({ code }) => !isRentersDeductible(code));
  const deductibles = coverages.filter(({ code }) => isRentersDeductible(code));
  return (
    <QuestionPage
      title={labels.coverageTitle}
      lead={labels.coverageIntro}
      summary={
        isRefused && (
          <Notice
            tone="error"
            announces="atOnce"
            title={labels.ratesRefusedTitle}
            action={<CallButton text={labels.call} phone={host.brand.phone} />}
          >
            {errors.length > 0 && (
              <ul role="list" className="cover-renters-errors">
                {errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
            {labels.ratesRefusedText}
          </Notice>
        )
      }
      onSubmit={form.submit((values) => send({ type: 'COVERAGE.SUBMITTED', choice: values }))}
      next={{ label: labels.seePrice }}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      {limits.length > 0 && <CoverageGroup title={labels.coveragesGroup} coverages={limits} form={form} />}
      {deductibles.length > 0 && <CoverageGroup title={labels.deductiblesGroup} coverages={deductibles} form={form} />}
    </QuestionPage>
  );
}

interface CoverageGroupProps {
  title: string;
  coverages: readonly RentersCoverage[];
  form: ReturnType<typeof useForm<ChoiceValues>>;
}

function CoverageGroup({ title, coverages, form }: CoverageGroupProps): ReactNode {
  const { labels, host } = useFlow();
  const dollars = (amount: number) =>
    formatNumber(amount, host.language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const textOf = (code: RentersCoverageCode, { value, amount, text }: RentersOption): string => {
    if (amount === 0 && !isRentersDeductible(code)) return labels.notIncluded;
    if (amount !== undefined) return dollars(amount);
    const word = (text || value).toLowerCase();
    if (word === 'y' || word === 'yes') return labels.yes;
    return word === 'n' || word === 'no' ? labels.no : text || value;
  };
  const contents = centsOf(form.values[contentsCode]);
  return (
    <div className="cover-renters-group" role="group" aria-label={title}>
      <h3 className="cover-renters-subtitle">{title}</h3>
      {coverages.flatMap(({ code, options }) => [
        <Select
          key={code}
          {...(form.field(code) as ReturnType<typeof form.field> & { value: string })}
          label={labels[`coverage.${code}`]}
          hint={labels[`coverage.${code}.hint`]}
          options={options.map((option) => ({ value: option.value, label: textOf(code, option) }))}
        />,
        code === contentsCode && contents !== undefined && (
          <Facts
            key={lossOfUseCode}
            facts={[
              {
                key: lossOfUseCode,
                term: labels[`coverage.${lossOfUseCode}`],
                hint: labels[`coverage.${lossOfUseCode}.hint`],
                value: dollars(lossOfUse(dollarsOf(contents))),
              },
            ]}
          />
        ),
      ])}
    </div>
  );
}
