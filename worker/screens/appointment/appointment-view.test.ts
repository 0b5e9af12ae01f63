import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { toAppointmentForm, toBookAppointmentPage } from './appointment-view.ts';

const LONG = 'Een villa met een titel die een makelaar als een hele zin geschreven heeft, '.repeat(4);

it.each(LOCALES)(
  'names the home in at most 120 characters of the head in %s, however long its title',
  (locale) => {
    const context = contextIn(locale);
    const listing = estateWith({ general: { title: { nl: LONG, fr: LONG, en: LONG, de: LONG } } });
    const form = toAppointmentForm({ estateId: '4711', week: null, typed: {}, key: 'k', now: 0 }, context);
    const { title } = toBookAppointmentPage(form, { source: 'first', listing }, context);
    expect(`${title} · ${context.site.name}`.length).toBeLessThanOrEqual(120);
    expect(title.replace(/\s/g, ' ')).toContain('Elizabetlaan 41, 8300 Knokke');
  },
);
