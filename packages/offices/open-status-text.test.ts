import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { officeFromRecord, officeRecord } from './office.ts';
import { hoursRows, openStatusText } from './open-status-text.ts';
import { officeEn } from './strings.en.ts';
import { officeEs } from './strings.es.ts';

const record = {
  latitude: 30.27,
  longitude: -97.74,
  location: 'Austin',
  state: 'TX',
  hoursMonFri: '9 AM - 6 PM',
  hoursSaturday: '10 AM - 2 PM',
  hoursSunday: 'Closed',
};
const office = (input = {}) => officeFromRecord(z.parse(officeRecord, { ...record, ...input }), 'office-0');
/** 2026-11-16 is a Monday. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-06:00`);
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ').replace(/([ap])\. m\./, '$1.m.');

describe('openStatusText', () => {
  it.each([
    ['2026-11-16', '12:00', 'Open now', 'closes at 6:00 PM', 'Abierta ahora', 'cierra a las 6:00 p.m.'],
    ['2026-11-16', '08:00', 'Closed now', 'opens at 9:00 AM', 'Cerrada ahora', 'abre a las 9:00 a.m.'],
    ['2026-11-16', '20:00', 'Closed now', 'opens tomorrow at 9:00 AM', 'Cerrada ahora', 'abre mañana a las 9:00 a.m.'],
    ['2026-11-21', '15:00', 'Closed now', 'opens Monday at 9:00 AM', 'Cerrada ahora', 'abre el lunes a las 9:00 a.m.'],
  ])('says on %s at %s whether the office is open, in both languages', (date, time, english, then, spanish, luego) => {
    const en = openStatusText(office(), at(date, time), 'en', officeEn);
    const es = openStatusText(office(), at(date, time), 'es', officeEs);
    expect([en?.text, plain(en?.next), es?.text, plain(es?.next)]).toEqual([english, then, spanish, luego]);
  });

  it.each([
    ['9 AM - 1 PM', 'cierra a la 1:00 p.m.'],
    ['9 AM - 11 PM', 'cierra a las 11:00 p.m.'],
  ])('uses the singular of Spanish only before one o’clock: %s', (hoursMonFri, closes) => {
    expect(plain(openStatusText(office({ hoursMonFri }), at('2026-11-16', '12:00'), 'es', officeEs)?.next)).toBe(
      closes,
    );
  });

  it('says that an office is open around the clock', () => {
    const hours = { hoursMonFri: '24 hours', hoursSaturday: '24 hours', hoursSunday: '24 hours' };
    expect(openStatusText(office(hours), at('2026-11-16', '03:00'), 'en', officeEn)).toEqual({
      isOpen: true,
      text: 'Open around the clock',
      next: '',
    });
  });

  it.each([{ state: '' }, { hoursMonFri: '' }])(
    'returns undefined when hours or time zone are unknown: %j',
    (input) => {
      expect(openStatusText(office(input), at('2026-11-16', '12:00'), 'en', officeEn)).toBeUndefined();
    },
  );
});

it('lists the hours as written and omits days without hours', () => {
  expect(hoursRows(office({ hoursSaturday: '' }), officeEn)).toEqual([
    { days: 'Monday to Friday', text: '9 AM - 6 PM' },
    { days: 'Sunday', text: 'Closed' },
  ]);
});
