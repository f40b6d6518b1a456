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

function minutesOf(hours: string, minutes: string | undefined, half: string | undefined): number | undefined {
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 24) return undefined;
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return whole * 60 + Number(minutes ?? 0);
}

/**
 * Parses the hours of one day.
 *
 * @returns `[]` when the office is closed all day; undefined when the text cannot be read
 * @example readDayHours('9 AM - 6 PM') // [[540, 1080]]
 */
export function readDayHours(text: string): readonly OpenSpan[] | undefined {
  if (/\b(closed|cerrado)\b/i.test(text)) return [];
  if (/\b24\s*(hours|hrs?|horas)\b|\b24\s*\/\s*7\b/i.test(text)) return [[0, day]];
  const spelled = text
    .replaceAll(/\b(12\s*)?(noon|mediod[ií]a)\b/gi, '12 pm')
    .replaceAll(/\b(12\s*)?(midnight|medianoche)\b/gi, '12 am');
  const spans: OpenSpan[] = [];
  for (const [, hours = '', minutes, half, untilHours = '', untilMinutes, untilHalf] of spelled.matchAll(range)) {
    const until = minutesOf(untilHours, untilMinutes, untilHalf);
    // `9 - 5 PM` starts in the morning, `1 - 5 PM` in the afternoon.
    const guess =
      half ??
      (untilHalf && Number(hours) <= 12 ? (Number(hours) % 12 < Number(untilHours) % 12 ? untilHalf : 'a') : undefined);
    const from = minutesOf(hours, minutes, guess);
    if (from === undefined || until === undefined) return undefined;
    // `9 - 5` ends in the afternoon; `6 PM - 2 AM` ends the next day.
    const hasNoMeridiem = !half && !untilHalf && until <= 12 * 60;
    spans.push([from, until > from ? until : until + (hasNoMeridiem && until + day / 2 > from ? day / 2 : day)]);
  }
  return spans.length > 0 ? spans : undefined;
}

/** Whether an office is open, and when that changes. Times are minutes after midnight; weekday 0 is Sunday. */
export type Opening =
  | { is: 'open'; until: number | 'always' }
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
  if (current) return { is: 'open', until: isAlways(hours) ? 'always' : current[1] % day };
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

function isAlways(hours: OfficeHours): boolean {
  return [0, 1, 6].every((weekday) => hoursOn(hours, weekday)?.some(([from, until]) => from === 0 && until === day));
}
