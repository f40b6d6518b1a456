/** Words for a card that was not charged. A session that has expired is no card. */
const declinedWords = [
  /(?<!\p{L})(?:declin(?:ed|es)|insufficient funds|fondos insuficientes|rechaz(?:ó|ad[oa]))(?!\p{L})/iu,
  /(?<!\p{L})(?:card|tarjeta)(?!\p{L})[^.!?;]*(?<!\p{L})(?:expired|invalid|not valid|refused|rejected|denied|expir(?:ó|ad[oa])|venci(?:ó|d[oa])|inválid[oa]|no es válid[oa]|denegad[oa])(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:nothing|no card) (?:was|has been)|(?:was|has|is) not(?: been)?) charged(?!\p{L})/iu,
  /(?<!\p{L})no se (?:(?:le |ha |hizo |realizó )*)(?:cobró|cobrado|ningún cargo|ningún cobro)(?!\p{L})/iu,
];
/** Words for an outcome that is open. */
const openWords =
  /(?<!\p{L})(?:yet|pending|processing|being processed|already|whether|know if|(?:may|might) (?:be|have)|todavía|aún|pendiente|ya (?:fue|ha|se)|sabemos si|podría)(?!\p{L})/iu;

/** Whether a message says that a card was declined, and leaves nothing open. */
export const saysDeclined = (message: string): boolean =>
  declinedWords.some((words) => words.test(message)) && !openWords.test(message);
