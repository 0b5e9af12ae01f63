import { describe, expect, it } from 'vitest';
import { openHousesFrom, timesOf } from '#domain/agenda/open-house.ts';
import { contextIn, estateWith, siteWith } from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { openHouseSticker, toOpenHouses } from './open-house.ts';

const SATURDAY = { day: '2026-11-28', from: '10:00', to: '12:00' };
const site = siteWith({ settings: { features: ['agenda'] } });
const on = (today: string, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl') => ({
  ...contextIn(locale, site),
  today,
});
const home = (...openHouses: object[]) => estateWith({ openHouses });

describe('open-house days', () => {
  it('include those of today and later, in order, each with its Brussels time', () => {
    const days = [
      { ...SATURDAY, day: '2027-03-28' },
      SATURDAY,
      { ...SATURDAY, from: '08:00', to: '09:00' },
      { ...SATURDAY, day: '2026-11-20' },
      { ...SATURDAY, from: '12:00', to: '10:00' },
    ];
    expect(openHousesFrom(days, '2026-11-28').map(({ day, from }) => [day, from])).toEqual([
      ['2026-11-28', '08:00'],
      ['2026-11-28', '10:00'],
      ['2027-03-28', '10:00'],
    ]);
    expect(new Date(timesOf(SATURDAY).start).toISOString()).toBe('2026-11-28T09:00:00.000Z');
    // The day on which the clock goes forward.
    expect(new Date(timesOf({ ...SATURDAY, day: '2027-03-28' }).start).toISOString()).toBe(
      '2027-03-28T08:00:00.000Z',
    );
  });

  it('replace the agency’s sticker on the card, until the day itself', () => {
    const estate = home(SATURDAY);
    expect(toEstateCard(estate, on('2026-11-28')).sticker?.text).toBe('Open huis za 28 nov');
    expect(toEstateCard(estate, on('2026-11-29')).sticker?.text ?? '').not.toContain('Open huis');
  });

  it('are not shown for a sold home', () => {
    const sold = estateWith({ openHouses: [SATURDAY], general: { transaction: { id: 5 } } });
    const context = on('2026-11-21');
    expect(openHouseSticker(propertyOfEstate(sold, context), context)).toBeNull();
    expect(toOpenHouses(propertyOfEstate(sold, context), context)).toEqual([]);
  });

  it('state the number of places, and where to register', () => {
    const days = [SATURDAY, { ...SATURDAY, day: '2026-12-05', registration: true, places: 8 }];
    const context = on('2026-11-21');
    const shown = toOpenHouses(propertyOfEstate(home(...days), context), context);
    expect(shown.map(({ when, note, href }) => [when, note, href])).toEqual([
      [
        'zaterdag 28 november, 10.00\u00a0u\u00a0–\u00a012.00\u00a0u',
        'Iedereen is welkom, zonder afspraak.',
        null,
      ],
      [
        'zaterdag 5 december, 10.00\u00a0u\u00a0–\u00a012.00\u00a0u',
        'Schrijf u in: er zijn 8 plaatsen.',
        '/nl/afspraak-maken/4711?open=20261205T0900Z_open',
      ],
    ]);
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)('have texts in %s', (locale) => {
    const context = on('2026-11-21', locale);
    const sticker = openHouseSticker(propertyOfEstate(home(SATURDAY), context), context);
    expect(sticker?.text).toMatch(/28/);
    expect(sticker?.text).not.toMatch(/openHouse|\{\{/);
  });
});
