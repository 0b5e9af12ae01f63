import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { MAIL_DICTIONARIES } from './mail-dictionaries.ts';
import type { Dictionary } from './text-keys.ts';

const at = (dictionary: Dictionary, path: string): string => {
  const text = path
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      dictionary,
    );
  if (typeof text !== 'string') throw new Error(`no text ${path}`);
  return text;
};

/** Requests whose mail has a button without which nothing is stored: page after the form, mail, page of the link. */
const HELD = [
  ['a viewing', 'agenda.pending', 'appointments.held', 'agenda.confirm', 'agenda.confirmHeading'],
  ['a stay', 'stays.thanks.pending', 'stays.held', 'stays.confirm.button', 'stays.confirm.heading'],
] as const;

/** Requests that are stored, whose mail asks only whether the address is the reader's. */
const STORED = [
  ['a viewing', 'agenda.bookedHeading', 'appointments.booked', 'agenda'],
  ['a stay', 'stays.thanks.heading', 'stays.receipt', 'stays.confirm'],
] as const;

/** Requests that are stored, whose mail asks nothing. */
const DONE = [
  ['a message', 'forms.contact.successHeading', 'receipt'],
  ['a valuation', 'valuation.sent.heading', 'valuation.receipt'],
] as const;

describe.each(LOCALES)('in %s', (locale) => {
  const page = (path: string) => at(DICTIONARIES[locale], path);
  const mail = (path: string) => at(MAIL_DICTIONARIES[locale], path);

  it.each(HELD)(
    '%s that is held: page, mail and link page announce the remaining step with the same button label',
    (...row) => {
      const [, after, held, button, heading] = row;
      expect(mail(`${held}.confirm`)).toBe(page(button));
      expect(mail(`${held}.title`)).toBe(page(heading));
      expect(page(`${after}Heading`)).not.toBe(page(heading));
      // "Nog één …", "Encore un…", "One more …", "Noch ein …": the page after the form, and the mail that it announces.
      const [, step] = /^(Nog één|Encore une?|One more|Noch ein)/.exec(page(`${after}Heading`)) ?? [];
      expect(step).toBeDefined();
      expect(mail(`${held}.title`)).toMatch(/^(Nog één|Encore un|One more|Noch ein) /);
    },
  );

  it.each(STORED)(
    '%s that is stored: its mail and the page of its link ask only for the address',
    (...row) => {
      const [, after, stored, words] = row;
      expect(mail(`${stored}.confirm`)).toBe(page('forms.address.button'));
      // The page says first that it is stored, and does not ask for it again.
      const [said = '', ...more] = page(`${words}.addressText`).split('. ');
      expect(said).not.toContain('?');
      expect(more.length).toBeGreaterThan(0);
      expect(page(after)).not.toContain('?');
    },
  );

  it.each(DONE)('%s: the page confirms its arrival, and its mail asks for nothing', (_, after, stored) => {
    expect(page(after)).not.toContain('?');
    const texts = at(MAIL_DICTIONARIES[locale], `${stored}.title`);
    expect(texts).not.toContain('?');
  });

  it('an alert: it starts only with the mail’s button, whose label the link’s page repeats', () => {
    expect(mail('confirm.button')).toBe(page('forms.subscribe.confirm'));
    expect(page('forms.subscribe.successHeading')).toBe(page('agenda.pendingHeading'));
    expect(mail('confirm.title')).toBe(mail('stays.held.title'));
  });
});
