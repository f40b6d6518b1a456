import { says } from './nothing-found.ts';

// Patterns of messages that say that nothing was found, in the languages of the header.

/** `No previous quote found.`, `There are no quotes for this phone`, `Policy not found`, `No tiene pólizas` */
const noneOf = (english: string, spanish: string): readonly RegExp[] => {
  const things = `(?:${english}|records?)`;
  return [
    new RegExp(
      String.raw`\bno (?:[a-z]+ ){0,2}(?:${english}|records?|results?|match(?:es)?) (?:was |were |has been |have been |could be )?found\b`,
      'i',
    ),
    // Not a path: `/api/customer not found`.
    new RegExp(String.raw`(?<![\w/])${things} (?:was |were )?not found\b`, 'i'),
    new RegExp(
      String.raw`\b(?:there (?:is|are|was|were)|you have|customer has) no (?:[a-z]+ ){0,2}(?:${english})(?= (?:for|with|under|on)\b|\W*$)`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:did not|didn['’]t|could not|couldn['’]t) find (?:an?|any)(?: [a-z]+){0,2} (?:${english})\b`,
      'i',
    ),
    new RegExp(
      String.raw`\bno (?:se )?(?:encontr\p{L}+|hay|hubo|existen?|tiene) (?:\p{L}+ ){0,2}(?:${spanish})(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:${spanish}) (?:\p{L}+ )?no encontrad[oa]s?`, 'iu'),
  ];
};

const customer = 'customers?|accounts?|users?|e-?mails?(?: address(?:es)?)?';
const cliente = 'clientes?|cuentas?|usuarios?|correos?(?: electr[óo]nicos?)?';

const noneWords = {
  customers: [
    ...noneOf(customer, cliente),
    new RegExp(String.raw`\b(?:no such|unknown|we have no) (?:${customer})\b`, 'i'),
    new RegExp(
      String.raw`(?<![\w/])(?:${customer})(?![\w/]).{0,40}(?:\bis unknown|(?:\bnot|n['’]t) (?:exist|(?:yet )?(?:registered|recogni[sz]ed)))\b`,
      'i',
    ),
    /\b(?:not|n['’]t) (?:a|an|our) (?:\p{L}+ )?(?:customer|user)\b/iu,
    new RegExp(
      String.raw`(?<!\p{L})(?:${cliente})(?!\p{L}).{0,40} (?:no (?:existen?|est[áa] registrad[oa])|desconocid[oa])(?!\p{L})`,
      'iu',
    ),
  ],
  quotes: noneOf('quotes?', 'cotizaci(?:ón|on|ones)'),
  policies: noneOf('polic(?:y|ies)', 'p[óo]lizas?'),
  documents: noneOf('documents?', 'documentos?'),
  programs: [
    ...noneOf('loyalty|rewards?|programs?|programmes?|members?(?:hips?)?', 'programas?|membres[íi]as?'),
    /\b(?:not|n['’]t|never) (?:\p{L}+ ){0,2}(?:enrolled|members?|participat\p{L}+|registered|taking part)/iu,
    /\bno (?:\p{L}+ ){0,2}(?:inscrit|afiliad|particip|miembro)/iu,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** The kind of items that a call searches for. */
export type SoughtThing = keyof typeof noneWords;

/** Whether a service's message says that nothing was found. Any other message is a failure of the search. */
export const saysNone = (what: SoughtThing, message: string): boolean => says(message, noneWords[what]);
