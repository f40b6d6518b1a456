import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { promptPayload, useAuthoredContent } from '#prompts/prompt-view';
import { Button, opensElsewhere } from '#ui/button';
import { Prompt } from '#ui/prompt';
import type { Offer } from './language-pair.ts';
import type { languagePromptConfig } from './language-prompt.config.ts';
import type { LanguagePromptPayload } from './language-prompt.rules.ts';
import { promptTextsOf } from './prompt-texts.ts';
import { rememberChoice, rememberVisit } from './remember-choice.ts';
import type { LanguagePromptStrings } from './strings.en.ts';

type LanguagePromptProps = WidgetProps<z.output<typeof languagePromptConfig>, LanguagePromptStrings>;

/** Asks in the visitor's language whether they want to switch to the page in that language. */
export function LanguagePrompt(props: LanguagePromptProps): ReactNode {
  const { host } = props;
  useAuthoredContent(host);
  const [isOver, setOver] = useState(false);
  const currentOffer = promptPayload(host) as LanguagePromptPayload | undefined;
  // The offer does not change while the visitor reads it.
  const [offer, setOffer] = useState<Offer>();
  const found = offer ?? (isOver ? undefined : currentOffer?.());
  if (found && !offer) setOffer(found);
  return (
    currentOffer &&
    !isOver &&
    found && <Question {...props} offer={found} currentOffer={currentOffer} onEnd={() => setOver(true)} />
  );
}

type QuestionProps = LanguagePromptProps & { offer: Offer; currentOffer: LanguagePromptPayload; onEnd: () => void };

function Question({ config, labels, host, offer, currentOffer, onEnd }: QuestionProps): ReactNode {
  const { language, pageLanguage, address } = offer;
  const own = promptTextsOf(language, labels, config.texts);
  const page = promptTextsOf(pageLanguage, labels, config.texts);

  useEffect(() => {
    rememberVisit();
    host.track('Prompt Shown');
  }, [host]);

  const end = (outcome: 'switched' | 'stayed' | 'closed') => {
    rememberChoice(host, outcome === 'switched' ? language : pageLanguage);
    host.track('Prompt Answered', { outcome });
    onEnd();
    host.complete(outcome);
  };
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    // The current address: a single-page site may have navigated meanwhile.
    const target = currentOffer()?.address ?? address;
    event.preventDefault();
    end('switched');
    host.navigate(target, 'language');
  };

  return (
    <Prompt
      title={own.title}
      lang={language}
      closeText={own.close}
      hint={own.hint}
      onClose={() => end('closed')}
      actions={
        <>
          <Button variant="primary" part="language-switch" href={address} onClick={follow}>
            {own.switch}
          </Button>
          <Button part="language-stay" onClick={() => end('stayed')}>
            <span lang={pageLanguage}>{page.stay}</span>
          </Button>
        </>
      }
    >
      {own.text && <p>{own.text}</p>}
    </Prompt>
  );
}
