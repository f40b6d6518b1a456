import { describe, expect, it } from 'vitest';
import { type OfficeHours, openingAt, readDayHours } from './office-hours.ts';

describe('the hours of a day', () => {
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
    ['Open 24 hours', [[0, 1440]]],
    ['Closed', []],
    ['CERRADO', []],
  ])('%j', (text, spans) => {
    expect(readDayHours(text)).toEqual(spans);
  });

  it.each(['', 'By appointment', 'Call us', '9 AM', '13 PM - 15 PM', '25:00 - 26:00'])('are not said by %j', (text) => {
    expect(readDayHours(text)).toBeUndefined();
  });
});

const usual: OfficeHours = { mondayToFriday: '9:00 AM - 6:00 PM', saturday: '10 AM - 2 PM', sunday: 'Closed' };
const chicago = 'America/Chicago';
/** 2026-11-16 is a Monday; standard time, six hours behind. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-06:00`);

describe('an office is', () => {
  it.each([
    ['before it opens', '2026-11-16', '08:59', { is: 'closed', opens: { daysAhead: 0, weekday: 1, at: 540 } }],
    ['as it opens', '2026-11-16', '09:00', { is: 'open', until: 1080 }],
    ['a minute before it closes', '2026-11-16', '17:59', { is: 'open', until: 1080 }],
    ['as it closes', '2026-11-16', '18:00', { is: 'closed', opens: { daysAhead: 1, weekday: 2, at: 540 } }],
    ['on Friday night', '2026-11-20', '20:00', { is: 'closed', opens: { daysAhead: 1, weekday: 6, at: 600 } }],
    ['on Saturday', '2026-11-21', '13:00', { is: 'open', until: 840 }],
    ['on Sunday', '2026-11-22', '13:00', { is: 'closed', opens: { daysAhead: 1, weekday: 1, at: 540 } }],
  ])('%s', (_when, date, time, opening) => {
    expect(openingAt(usual, at(date, time), chicago)).toEqual(opening);
  });

  it('open by its own clock, wherever the visitor is', () => {
    const now = at('2026-11-16', '08:30');
    expect(openingAt(usual, now, 'America/New_York')).toEqual({ is: 'open', until: 1080 });
    expect(openingAt(usual, now, 'America/Denver')).toMatchObject({ is: 'closed' });
    // It is Monday there already, or still.
    expect(openingAt(usual, Date.parse('2026-11-16T01:00:00Z'), 'Pacific/Guam')).toEqual({ is: 'open', until: 1080 });
  });

  it('open by summer time, too', () => {
    expect(openingAt(usual, Date.parse('2026-07-06T14:00:00Z'), chicago)).toEqual({ is: 'open', until: 1080 });
    expect(openingAt(usual, Date.parse('2026-07-06T13:59:00Z'), chicago)).toMatchObject({ is: 'closed' });
  });

  it('open after midnight when last night goes on', () => {
    const late = { ...usual, mondayToFriday: '6 PM - 2 AM' };
    expect(openingAt(late, at('2026-11-17', '01:30'), chicago)).toEqual({ is: 'open', until: 120 });
    expect(openingAt(late, at('2026-11-16', '01:30'), chicago)).toMatchObject({ is: 'closed' });
    expect(openingAt(late, at('2026-11-21', '01:30'), chicago)).toEqual({ is: 'open', until: 120 });
  });

  it('always open', () => {
    const always = { mondayToFriday: '24 hours', saturday: '24 hours', sunday: '24 hours' };
    expect(openingAt(always, at('2026-11-16', '03:00'), chicago)).toEqual({ is: 'open', until: 'always' });
  });

  it('closed for nobody knows how long', () => {
    expect(
      openingAt({ mondayToFriday: 'Closed', saturday: 'Closed', sunday: 'Closed' }, at('2026-11-16', '10:00'), chicago),
    ).toEqual({ is: 'closed' });
    expect(openingAt({ ...usual, saturday: 'By appointment' }, at('2026-11-20', '20:00'), chicago)).toEqual({
      is: 'closed',
    });
  });

  it('neither, where today’s hours are not said', () => {
    expect(openingAt({ ...usual, mondayToFriday: '' }, at('2026-11-16', '10:00'), chicago)).toBeUndefined();
  });
});
