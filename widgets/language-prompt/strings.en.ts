/** Both language files have both languages: the prompt uses the visitor's, not the page's. */
export const en = {
  'en.title': 'Would you rather read this in English?',
  'en.text': 'This page is also in English. Nothing that you have begun is lost.',
  'en.switch': 'View in English',
  'en.stay': 'Stay in English',
  'en.close': 'Close',
  'en.hint': 'Press Tab to choose, or Escape to close.',
  'es.title': '¿Prefiere leer en español?',
  'es.text': 'Esta página también está en español. No se pierde nada de lo que empezó.',
  'es.switch': 'Ver en español',
  'es.stay': 'Seguir en español',
  'es.close': 'Cerrar',
  'es.hint': 'Presione Tab para elegir, o Escape para cerrar.',
};

export type LanguagePromptStrings = Readonly<Record<keyof typeof en, string>>;
