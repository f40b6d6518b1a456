import type { ExampleProps } from '../example/example.tsx';
import { RichText } from './rich-text.tsx';

const texts = {
  en: 'I agree to calls and texts about my quote. See the <a href="/privacy">privacy policy</a>. <strong>Consent is no condition of purchase.</strong>',
  es: 'Acepto llamadas y mensajes sobre mi cotización. Vea la <a href="/privacy">política de privacidad</a>. <strong>El consentimiento no es condición de compra.</strong>',
};

export function Consent({ language }: ExampleProps) {
  return (
    <p>
      <RichText text={texts[language]} />
    </p>
  );
}
