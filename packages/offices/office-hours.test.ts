import { describe, expect, it } from 'vitest';
import { type OfficeHours, openingAt, readDayHours } from './office-hours.ts';

describe('readDayHours', () => {
  it.each([
    ['9:00 AM - 6:00 PM', [[540, 1080]]],
    ['9:00AM–6:00PM', [[540, 1080]]],
    ['9am-6pm', [[540, 1080]]],
    ['9 a.m. to 6 p.m.', [[540, 1080]]],
    ['9:30 a. m. a 6:15 p. m.', [[570, 1095]]],
    ['09:00 - 18:00', [[540, 1080]]],
    ['0900-1800', [[540, 1080]]],
    ['9 - 5 PM', [[540, 1020]]],
    ['1 - 5 PM', [[780, 1020]]],
    ['12 - 5 PM', [[720, 1020]]],
    ['9 - 5', [[540, 1020]]],
    ['9am-5', [[540, 1020]]],
    ['8:30 AM - 6', [[510, 1080]]],
    ['Mon–Fri: 9 AM - 6 PM', [[540, 1080]]],
    [
      '9 AM - 12 PM, 1 PM - 5:30 PM',
      [
        [540, 720],
        [780, 1050],
      ],
    ],
    ['10 AM - noon', [[600, 720]]],
    ['6 PM - 2 AM', [[1080, 1560]]],
    ['6 PM - midnight', [[1080, 1440]]],
    ['12 AM - 12 AM', [[0, 1440]]],
    ['7 - 7', [[420, 1140]]],
    [
      '8 - 12, 1 PM - 5 PM',
      [
        [480, 720],
        [780, 1020],
      ],
    ],
    ['Open 9 AM to 5 PM.', [[540, 1020]]],
    ['Lunes a viernes: 9 a. m. a 5 p. m.', [[540, 1020]]],
    ['Saturday 10-2', [[600, 840]]],
    ['Open 24 hours', [[0, 1440]]],
    ['24/7', [[0, 1440]]],
    ['Closed', []],
    ['CERRADO', []],
    ['Sunday: closed all day', []],
  ])('reads %j', (text, spans) => {
    expect(readDayHours(text)).toEqual(spans);
  });

  it.each([
    '',
    'By appointment',
    'Call us',
    '8 - 9 PM',
    '10 - 11:30 PM',
    '9 AM',
    '13 PM - 15 PM',
    '25:00 - 26:00',
    '9 AM - 5 PM (closed 12-1)',
    'Mon-Fri 9am-5pm, closed holidays',
    'Mon-Thu 9-6, Fri 9-5',
    '9 AM - 5 PM by appointment',
    'Closed for lunch 12 - 1',
    'Open 24 hours except holidays',
    '1 - 5',
    '5 - 9',
  ])('returns undefined for %j, which is not fully understood', (text) => {
    expect(readDayHours(text)).toBeUndefined();
  });
});

const usual: OfficeHours = { mondayToFriday: '9:00 AM - 6:00 PM', saturday: '10 AM - 2 PM', sunday: 'Closed' };
const chicago = 'America/Chicago';
/** 2026-11-16 is a Monday; standard time, six hours behind. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-06:00`);

describe('openingAt', () => {
  it.each([
    ['before it opens', '2026-11-16', '08:59', { is: 'closed', opens: { daysAhead: 0, weekday: 1, at: 540 } }],
    ['as it opens', '2026-11-16', '09:00', { is: 'open', until: 1080 }],
    ['a minute before it closes', '2026-11-16', '17:59', { is: 'open', until: 1080 }],
    ['as it closes', '2026-11-16', '18:00', { is: 'closed', opens: { daysAhead: 1, weekday: 2, at: 540 } }],
    ['on Friday night', '2026-11-20', '20:00', { is: 'closed', opens: { daysAhead: 1, weekday: 6, at: 600 } }],
    ['on Saturday', '2026-11-21', '13:00', { is: 'open', until: 840 }],
    ['on Sunday', '2026-11-22', '13:00', { is: 'closed', opens: { daysAhead: 1, weekday: 1, at: 540 } }],
  ])('tells whether the office is open: %s', (_when, date, time, opening) => {
    expect(openingAt(usual, at(date, time), chicago)).toEqual(opening);
  });

  it("uses the office's time zone, not the visitor's", () => {
    const now = at('2026-11-16', '08:30');
    expect(openingAt(usual, now, 'America/New_York')).toEqual({ is: 'open', until: 1080 });
    expect(openingAt(usual, now, 'America/Denver')).toMatchObject({ is: 'closed' });
    // In Guam it is already Monday.
    expect(openingAt(usual, Date.parse('2026-11-16T01:00:00Z'), 'Pacific/Guam')).toEqual({ is: 'open', until: 1080 });
  });

  it('follows daylight saving time', () => {
    expect(openingAt(usual, Date.parse('2026-07-06T14:00:00Z'), chicago)).toEqual({ is: 'open', until: 1080 });
    expect(openingAt(usual, Date.parse('2026-07-06T13:59:00Z'), chicago)).toMatchObject({ is: 'closed' });
  });

  it('counts hours after midnight as hours of the previous day', () => {
    const late = { ...usual, mondayToFriday: '6 PM - 2 AM' };
    expect(openingAt(late, at('2026-11-17', '01:30'), chicago)).toEqual({ is: 'open', until: 120 });
    expect(openingAt(late, at('2026-11-16', '01:30'), chicago)).toMatchObject({ is: 'closed' });
    expect(openingAt(late, at('2026-11-21', '01:30'), chicago)).toEqual({ is: 'open', until: 120 });
  });

  it('reports an office that never closes', () => {
    const always = { mondayToFriday: '24 hours', saturday: '24 hours', sunday: '24 hours' };
    expect(openingAt(always, at('2026-11-16', '03:00'), chicago)).toEqual({ is: 'open', until: 'always' });
  });

  it('gives no closing time for an office that stays open past the next midnight', () => {
    const weekdays = { ...usual, mondayToFriday: 'Abierto 24 horas' };
    expect(openingAt(weekdays, at('2026-11-18', '10:00'), chicago)).toEqual({ is: 'open', until: 'laterDay' });
    expect(openingAt(weekdays, at('2026-11-20', '10:00'), chicago)).toEqual({ is: 'open', until: 0 });
  });

  it('omits the next opening when it cannot be determined', () => {
    expect(
      openingAt({ mondayToFriday: 'Closed', saturday: 'Closed', sunday: 'Closed' }, at('2026-11-16', '10:00'), chicago),
    ).toEqual({ is: 'closed' });
    expect(openingAt({ ...usual, saturday: 'By appointment' }, at('2026-11-20', '20:00'), chicago)).toEqual({
      is: 'closed',
    });
  });

  it("returns undefined when today's hours cannot be read", () => {
    expect(openingAt({ ...usual, mondayToFriday: '' }, at('2026-11-16', '10:00'), chicago)).toBeUndefined();
  });
});
