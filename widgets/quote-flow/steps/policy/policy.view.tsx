import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Coverage, CoverageOption } from '#domain/coverage';
import { coverageCodes } from '#domain/coverage';
import { formatCoverageLimits } from '#domain/coverage-limits';
import { savedText } from '#flow/drafts';
import { useStates } from '#forms/states/use-states';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Outcome } from '#ui/outcome';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { coverageName } from '../../coverage-name.ts';
import { useConnected, useDraft, useFlow, useNext } from '../../flow-context.ts';
import { connectPolicy } from '../../quote-flow.connect.ts';
import { QuoteWait } from '../../quotes/quote-wait.view.tsx';
import { offeredPackage, offeredTerm, pickedOption, policyAnswers, policyDraft } from './policy.answers.ts';
import type { PolicyValues } from './policy.answers.ts';

/** The policy: term, package, custom coverages, and the waiting dialog. */
export function PolicyStep(): ReactNode {
  const { labels, host, send } = useFlow();
  const { names } = useStates(host.language);
  const { isNothingSold, refusal, products, state } = useConnected(connectPolicy);
  return (
    <>
      {isNothingSold ? (
        <Outcome
          tone="failure"
          title={format(labels.nothingSoldTitle, { state: state ? names[state] : '' })}
          text={sentences(refusal, `${labels.nothingSoldText} ${host.brand.phone ?? ''}`)}
          actions={
            <>
              <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
                {labels.retry}
              </Button>
              <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
                {labels.back}
              </Button>
            </>
          }
        />
      ) : products.length > 0 ? (
        <PolicyForm />
      ) : (
        <PolicyLoading />
      )}
      <QuoteWait />
    </>
  );
}

function PolicyLoading(): ReactNode {
  const { labels, send } = useFlow();
  return (
    <QuestionPage
      title={labels.policyTitle}
      onSubmit={(event) => event.preventDefault()}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      <Spinner text={labels.policyLoading} />
    </QuestionPage>
  );
}

function PolicyForm(): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { answers, products, isLoading } = useConnected(connectPolicy);
  const { saved, onDraft } = useDraft('policy', policyDraft(answers));

  const form = useForm<PolicyValues>({
    initial: {
      term: offeredTerm(savedText(saved, 'term'), config.terms),
      productCode: offeredPackage(savedText(saved, 'productCode'), products),
      ...Object.fromEntries(coverageCodes.map((code) => [code, savedText(saved, code)])),
    },
    validate: ({ productCode }) =>
      products.some(({ code }) => code === productCode)
        ? {}
        : { productCode: errorText(labels, 'required', labels.package) },
    onDraft: (values) => onDraft(values),
  });
  const [isCustomizing, setCustomizing] = useState(() => coverageCodes.some((code) => savedText(saved, code) !== ''));
  const product = products.find(({ code }) => code === form.values.productCode);
  const months = (count: number) => (count === 1 ? labels.oneMonth : format(labels.months, { count }));

  return (
    <QuestionPage
      title={labels.policyTitle}
      lead={labels.policyIntro}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((values) => {
        if (product) send({ type: 'POLICY.CHOSEN', answers: policyAnswers(values, product) });
      })}
      next={useNext({
        label: labels.seeQuotes,
        isComplete: form.isComplete,
        isBusy: isLoading,
        busyText: labels.policyLoading,
      })}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      {config.terms.length > 1 && (
        <Radios
          {...form.field('term')}
          label={labels.term}
          options={config.terms.map((term) => ({ value: String(term), label: months(term) }))}
        />
      )}
      <Radios
        {...form.field('productCode')}
        label={labels.package}
        layout="stack"
        options={products.map(({ code, name, description, isStateMinimum }) => ({
          value: code,
          label: name,
          hint: description || (isStateMinimum ? labels.stateMinimum : undefined),
        }))}
      />
      {product && product.coverages.some(({ options }) => options.length > 1) && (
        <Disclosure summary={labels.customize} look="frame" isOpen={isCustomizing} onToggle={setCustomizing}>
          {/* The selects are not rendered while closed: a closed `details` hides their labels, but some checkers still
              see the selects. */}
          {isCustomizing && (
            <div className="cover-question-fields">
              <p>
                {labels.customizeIntro} {labels.thousands}
              </p>
              {product.coverages.map((coverage) => (
                <Select
                  key={`${product.code} ${coverage.code}`}
                  {...form.field(coverage.code)}
                  value={pickedOption(coverage, form.values)}
                  label={coverageName(coverage, labels)}
                  optionalText=""
                  options={coverage.options.map((option, index) => {
                    const amount = optionText(option, coverage);
                    return {
                      value: option.value,
                      label: index === 0 ? format(labels.asInPackage, { amount }) : amount,
                    };
                  })}
                />
              ))}
            </div>
          )}
        </Disclosure>
      )}
    </QuestionPage>
  );

  function optionText({ amounts }: CoverageOption, { kind }: Coverage): string {
    if (kind === 'waiver') return amounts[0] ? labels.waiverYes : labels.waiverNo;
    return amounts.some((amount) => amount > 0) ? formatCoverageLimits(amounts, host.language) : labels.noCoverage;
  }
}
