import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { contextIn, siteWith } from '../../testing/contexts.ts';
import { toOfficeData } from './office-json-ld.ts';
import { toOffices, toPeople } from './team-view.ts';

const WEEK = {
  mon: [
    ['09:00', '12:30'],
    ['13:30', '18:00'],
  ],
  sat: [['10:00', '16:00']],
};
const OFFICE = {
  id: 'quay',
  name: 'Kaai & Zoon',
  street: 'Kaai 1 & 2',
  zip: '8300',
  city: 'Knokke',
  whatsapp: '0470 00 12 80',
  email: 'no address',
  hours: { week: WEEK, closed: [['2026-12-24', '2026-12-26']], note: { nl: 'En op afspraak.' } },
};
const contextOf = (locale: Locale, offices: readonly object[]) =>
  contextIn(
    locale,
    siteWith({ settings: { team: { offices, people: [{ id: 'an', name: 'An' }, { id: 'x' }], rules: [] } } }),
  );

describe('offices on the contact page', () => {
  it.each<[locale: Locale, at: string, now: string]>([
    ['nl', '2026-11-23T10:00:00+01:00', 'Nu open, tot 12.30 u'],
    ['nl', '2026-11-23T13:00:00+01:00', 'Nu gesloten, open vanaf 13.30 u'],
    ['fr', '2026-11-23T19:00:00+01:00', 'Fermé pour l’instant, ouvre le samedi 28 novembre à 10 h 00'],
    ['en', '2026-11-28T09:59:00+01:00', 'Closed now, opens at 10:00'],
    ['de', '2026-11-28T15:59:00+01:00', 'Jetzt geöffnet, bis 16:00 Uhr'],
  ])('state in %s at %s whether they are open', (locale, at, now) => {
    const [office] = toOffices(Date.parse(at), contextOf(locale, [OFFICE]));
    expect(office?.hours?.now?.replace(/\s/g, ' ')).toBe(now);
  });

  it.each<[locale: Locale, days: readonly string[]]>([
    ['nl', ['donderdag 10 december', '24–26 december', '31 december 2026 – 2 januari 2027']],
    ['fr', ['jeudi 10 décembre', '24–26 décembre', '31 décembre 2026 – 2 janvier 2027']],
    ['en', ['Thursday 10 December', '24 – 26 December', '31 December 2026 – 2 January 2027']],
    ['de', ['Donnerstag, 10. Dezember', '24.–26. Dezember', '31. Dezember 2026 – 2. Januar 2027']],
  ])('say in %s on which days their hours differ, a month once', (locale, days) => {
    const closed = [
      ['2026-12-10', '2026-12-10'],
      ['2026-12-24', '2026-12-26'],
      ['2026-12-31', '2027-01-02'],
    ];
    const context = contextOf(locale, [{ ...OFFICE, hours: { ...OFFICE.hours, closed } }]);
    const [office] = toOffices(0, { ...context, today: '2026-12-01' });
    expect(office?.hours?.others.map((one) => one.days.replace(/\s/g, ' '))).toEqual(days);
  });

  it('show their hours by spans of days, address and contact details', () => {
    const [office] = toOffices(0, contextOf('nl', [OFFICE]));
    expect(office?.hours?.days.map(({ days, times }) => [days, times.replace(/\s/g, ' ')])).toEqual([
      ['ma', '9.00 u – 12.30 u, 13.30 u – 18.00 u'],
      ['di–vr', 'gesloten'],
      ['za', '10.00 u – 16.00 u'],
      ['zo', 'gesloten'],
    ]);
    expect(office?.ways.map(({ text }) => text)).toEqual(['WhatsApp']);
    const map = new URL(office?.mapHref ?? '');
    expect(map.searchParams.get('query')).toBe('Kaai 1 & 2, 8300 Knokke');
    // With a single office there is no choice.
    expect(office?.writeHref).toBeNull();
    expect(toOffices(0, contextOf('nl', [OFFICE, { id: 'b', name: 'B' }]))[1]).toMatchObject({
      mapHref: null,
      hours: null,
      ways: [],
      writeHref: '/nl/contact?office=b',
    });
  });

  it('leave out people without a name', () => {
    expect(toPeople(contextOf('nl', [OFFICE])).map(({ name }) => name)).toEqual(['An']);
  });

  it('have structured data with hours by weekday, and closed days by date', () => {
    const context = contextOf('nl', [OFFICE]);
    const [office] = context.site.settings.team?.offices ?? [];
    if (office === undefined) throw new Error('The office should be read.');
    const data = toOfficeData(office, context);
    expect(data).toMatchObject({ '@type': 'RealEstateAgent', '@id': `${context.origin}/#office-quay` });
    expect(data.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '12:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '13:30', closes: '18:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '16:00' },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
      },
    ]);
  });
});
