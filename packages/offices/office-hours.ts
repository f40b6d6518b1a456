/** Opening hours as written in the page data: `9:00 AM - 6:00 PM`, `Closed`. Empty when unknown. */
export interface OfficeHours {
  mondayToFriday: string;
  saturday: string;
  sunday: string;
}

/** Minutes after midnight; values above 1440 are on the next day. */
export type OpenSpan = readonly [from: number, until: number];

const day = 24 * 60;
const clock = String.raw`(\d{1,2})(?:[:.]?([0-5]\d))?\s*(?:([ap])\.?\s?m\b\.?)?`;
const range = new RegExp(String.raw`${clock}\s*(?:-|–|—|to|until|till|a|hasta)\s*${clock}`, 'gi');

/** The days named at the beginning of a row of hours: `Mon–Fri:`, `Saturday`, `lunes a viernes`. */
const dayLabel =
  /^(?:(?:mon(?:day)?|lun(?:es)?)\.?\s*(?:-|–|—|to|thru|through|a)\s*(?:fri(?:day)?|vie(?:rnes)?)|weekdays|sat(?:urday)?|s[áa]b(?:ado)?|sun(?:day)?|dom(?:ingo)?)\b[.:,]?\s*/i;
const closedAllDay = /^(?:closed|cerrad[ao])(?:\s+(?:all day|todo el d[ií]a))?\.?$/i;
const openAllDay =
  /^(?:(?:open|abiert[ao])\s+)?24\s*(?:(?:hours|hrs?|horas)(?:\s+(?:a|al)\s+(?:day|d[ií]a))?|\/\s*7)\.?$/i;
/** Words and separators allowed around and between the spans of a day. */
const filler = /\b(?:open|abiert[ao]|from|de|and|y)\b|[\s,;&/.]/gi;

function minutesOf(hours: string, minutes: string | undefined, half: string | undefined): number | undefined {
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 24) return undefined;
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return whole * 60 + Number(minutes ?? 0);
}

/** Without AM, PM and a 24-hour clock, an office opens from 7 to noon; `1 - 5` could be any hours. */
const isAmbiguous = (hours: string, untilHours: string): boolean =>
  !hours.startsWith('0') && Number(hours) < 7 && Number(untilHours) <= 12;

/** `8 - 9 PM` may begin in the morning or in the evening. */
const mayBeginTwice = (hours: string, untilHours: string): boolean =>
  Number(hours) >= 7 && Number(hours) < Number(untilHours) && Number(untilHours) < 12;

/**
 * Parses the hours of one day.
 *
 * @returns `[]` when the office is closed all day; undefined unless every part of the text was understood
 * @example readDayHours('9 AM - 6 PM') // [[540, 1080]]
 */
export function readDayHours(text: string): readonly OpenSpan[] | undefined {
  const hours = text.trim().replace(dayLabel, '');
  if (closedAllDay.test(hours)) return [];
  if (openAllDay.test(hours)) return [[0, day]];
  const spelled = hours
    .replaceAll(/\b(12\s*)?(noon|mediod[ií]a)\b/gi, '12 pm')
    .replaceAll(/\b(12\s*)?(midnight|medianoche)\b/gi, '12 am');
  const spans = [...spelled.matchAll(range)].map(readSpan);
  const rest = spelled.replaceAll(range, '').replaceAll(filler, '');
  return rest || spans.length === 0 || !spans.every((span) => span !== undefined) ? undefined : spans;
}

function readSpan([, hours = '', minutes, half, untilHours = '', untilMinutes, untilHalf]: RegExpExecArray):
  | OpenSpan
  | undefined {
  const hasNoMeridiem = !half && !untilHalf;
  if (hasNoMeridiem && isAmbiguous(hours, untilHours)) return undefined;
  if (!half && untilHalf && mayBeginTwice(hours, untilHours)) return undefined;
  const until = minutesOf(untilHours, untilMinutes, untilHalf);
  // `9 - 5 PM` starts in the morning, `1 - 5 PM` in the afternoon.
  const guess =
    half ??
    (untilHalf && Number(hours) <= 12 ? (Number(hours) % 12 < Number(untilHours) % 12 ? untilHalf : 'a') : undefined);
  const from = minutesOf(hours, minutes, guess);
  if (from === undefined || until === undefined) return undefined;
  // `9 - 5` and `9 AM - 5` end in the afternoon; `6 PM - 2 AM` ends the next day.
  const isOfMorning = hasNoMeridiem || (!untilHalf && half?.toLowerCase() === 'a');
  const isAfternoon = isOfMorning && until <= 12 * 60 && until + day / 2 > from;
  return [from, until > from ? until : until + (isAfternoon ? day / 2 : day)];
}

/** Whether an office is open, and when that changes. Times are minutes after midnight; weekday 0 is Sunday. */
export type Opening =
  | { is: 'open'; until: number | 'always' | 'laterDay' }
  | { is: 'closed'; opens?: { daysAhead: number; weekday: number; at: number } };

function hoursOn(hours: OfficeHours, weekday: number): readonly OpenSpan[] | undefined {
  if (weekday === 0) return readDayHours(hours.sunday);
  return readDayHours(weekday === 6 ? hours.saturday : hours.mondayToFriday);
}

/** The local time at an office: weekday and minutes after midnight. */
function officeClock(now: number, timeZone: string): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  return { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/**
 * Whether an office is open. Undefined when today's hours cannot be read.
 *
 * @param now epoch milliseconds
 * @param timeZone IANA name of the office's time zone
 */
export function openingAt(hours: OfficeHours, now: number, timeZone: string): Opening | undefined {
  const { weekday, minutes } = officeClock(now, timeZone);
  const today = hoursOn(hours, weekday);
  const lastNight = (hoursOn(hours, (weekday + 6) % 7) ?? []).map(
    ([from, until]) => [from - day, until - day] as const,
  );
  const current = [...lastNight, ...(today ?? [])].find(([from, until]) => minutes >= from && minutes < until);
  if (current) return { is: 'open', until: closingOf(hours, weekday, current) };
  if (!today) return undefined;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const spans = hoursOn(hours, (weekday + daysAhead) % 7);
    // A day with unreadable hours may be open: the next opening cannot be determined.
    if (!spans) break;
    const starts = spans.map(([from]) => from).filter((from) => daysAhead > 0 || from > minutes);
    if (starts.length > 0)
      return { is: 'closed', opens: { daysAhead, weekday: (weekday + daysAhead) % 7, at: Math.min(...starts) } };
  }
  return { is: 'closed' };
}

function closingOf(hours: OfficeHours, weekday: number, [, until]: OpenSpan): number | 'always' | 'laterDay' {
  if (isAlways(hours)) return 'always';
  // Open until midnight, and from midnight on.
  const isOpenTomorrow = until === day && hoursOn(hours, (weekday + 1) % 7)?.some(([from]) => from === 0);
  return isOpenTomorrow ? 'laterDay' : until % day;
}

function isAlways(hours: OfficeHours): boolean {
  return [0, 1, 6].every((weekday) => hoursOn(hours, weekday)?.some(([from, until]) => from === 0 && until === day));
}
