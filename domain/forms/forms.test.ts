import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '../filter/filter.ts';
import { parseFilter } from '../filter/parse.ts';
import { serializeFilter } from '../filter/serialize.ts';
import { manyLines, singleLine } from './clean-text.ts';
import { CONTACT_FORM } from './contact.ts';
import { criteriaOfFilter, filterOfCriteria } from './criteria.ts';
import { FRIEND_FORM } from './friend.ts';
import { readForm } from './read-form.ts';
import { SUBSCRIPTION_CHANGE_FORM, SUBSCRIPTION_FORM } from './subscription.ts';

type Fields = Readonly<Record<string, string>>;

const form = (fields: Fields, without: readonly string[] = []): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (!without.includes(name)) data.append(name, value);
  return data;
};

const CONTACT: Fields = {
  kind: 'estate',
  estateId: '12',
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  message: 'Is de tuin op het zuiden?',
  locale: 'nl',
  consent: 'on',
};
const FRIEND: Fields = { estateId: '12', 'recipient.email': 'bart@example.be', locale: 'nl' };

const fieldsOf = (result: ReturnType<typeof readForm>) => (result.ok ? {} : result.fields);

describe('contact form', () => {
  it('reads what was typed', () => {
    expect(readForm(CONTACT_FORM, form(CONTACT))).toEqual({
      ok: true,
      value: { ...CONTACT, consent: true },
    });
  });

  it.each([
    ['firstname', {}, ['firstname'], 'required'],
    ['lastname', { lastname: ' \t' }, [], 'required'],
    ['lastname', { lastname: 'x'.repeat(81) }, [], 'too_long'],
    ['email', {}, ['email'], 'required'],
    ['email', { email: 'an@example' }, [], 'email'],
    // A domain that has no ASCII form: mail servers have no such address.
    ['email', { email: 'an@\u0660\u0661.be' }, [], 'email'],
    ['email', { email: 'an@example.be, bart@example.be' }, [], 'email'],
    ['email', { email: 'an@example.be\r\nBcc: all@example.be' }, [], 'email'],
    ['email', { email: `${'x'.repeat(250)}@example.be` }, [], 'too_long'],
    ['phone', { phone: '0'.repeat(41) }, [], 'too_long'],
    ['message', {}, ['message'], 'required'],
    ['message', { message: 'x'.repeat(4001) }, [], 'too_long'],
    ['consent', {}, ['consent'], 'consent'],
    ['estateId', {}, ['estateId'], 'required'],
    ['estateId', { estateId: '../12' }, [], 'invalid'],
    ['locale', { locale: 'es' }, [], 'invalid'],
    ['kind', { kind: 'other' }, [], 'invalid'],
  ])('reports the error of %s', (name, changed, without, code) => {
    const result = readForm(CONTACT_FORM, form({ ...CONTACT, ...changed }, without));
    expect(fieldsOf(result)).toEqual({ [name]: code });
  });

  it('reports all wrong fields at once, and keeps everything typed', () => {
    const result = readForm(CONTACT_FORM, form({ ...CONTACT, email: 'an@', firstname: '' }, ['consent']));
    expect(result).toEqual({
      ok: false,
      fields: { email: 'email', firstname: 'required', consent: 'consent' },
      typed: Object.fromEntries(
        Object.entries({ ...CONTACT, email: 'an@', firstname: '' })
          .filter(([name]) => name !== 'consent')
          .map(([name, value]) => [name, [value]]),
      ),
    });
  });

  it.each([
    'an@müller.example',
    "o'neill+huis@sub.example.be",
    'an@xn--mller-kva.example',
    'a.b@例え.テスト',
  ])('accepts %s', (email) =>
    expect(readForm(CONTACT_FORM, form({ ...CONTACT, email }))).toMatchObject({ ok: true }),
  );

  it('puts names on one line', () => {
    const result = readForm(CONTACT_FORM, form({ ...CONTACT, firstname: 'An\r\nBcc: x@example.be\u202e' }));
    expect(result).toMatchObject({ ok: true, value: { firstname: 'An Bcc: x@example.be' } });
  });
});

describe('send to a friend', () => {
  it('reads only the recipient, and ignores every other field', () => {
    const more = { 'sender.name': 'Uw bank', 'recipient.name': 'Beste klant', message: 'Bel dit nummer' };
    expect(readForm(FRIEND_FORM, form({ ...FRIEND, ...more }))).toEqual({
      ok: true,
      value: { estateId: '12', recipient: { email: 'bart@example.be' }, locale: 'nl' },
    });
  });
});

describe('subscription', () => {
  const search =
    'city=1201&city=1202&type=1&status=FOR_SALE&bedrooms=6&price-max=400000&sortType=price&page=3';

  it('takes its criteria from the parameters of a search (spec 1 §2)', () => {
    const data = form({ email: 'an@example.be', locale: 'fr' });
    for (const [name, value] of new URLSearchParams(search)) data.append(name, value);
    expect(readForm(SUBSCRIPTION_FORM, data)).toEqual({
      ok: true,
      value: {
        email: 'an@example.be',
        locale: 'fr',
        criteria: {
          city: ['1201', '1202'],
          type: ['1'],
          status: ['FOR_SALE'],
          bedrooms: ['6'],
          priceMax: 400_000,
        },
      },
    });
  });

  it('requires criteria, or an explicit "everything"', () => {
    const without = form({ email: 'an@', locale: 'nl' });
    expect(fieldsOf(readForm(SUBSCRIPTION_FORM, without))).toEqual({ email: 'email', criteria: 'criteria' });
    const all = form({ locale: 'nl', everything: 'on' });
    expect(readForm(SUBSCRIPTION_CHANGE_FORM, all)).toEqual({
      ok: true,
      value: { locale: 'nl', criteria: { everything: true } },
    });
  });

  it('keeps a circle, which takes the place of the cities (spec 1 §5)', () => {
    const filter = parseFilter(new URLSearchParams('geo_range=10km;51.34;3.28&city=1'));
    const criteria = criteriaOfFilter(filter);
    expect(criteria).toEqual({ circles: [{ km: 10, lat: 51.34, lon: 3.28 }] });
    expect(serializeFilter(filterOfCriteria(criteria)).toString()).toBe('geo_range=10km%3B51.34%3B3.28');
  });

  it('consists of the search without sort order and page', () => {
    const filter = parseFilter(new URLSearchParams(search));
    expect(filterOfCriteria(criteriaOfFilter(filter))).toEqual({ ...filter, sortType: null, page: 1 });
    expect(criteriaOfFilter(EMPTY_FILTER)).toEqual({});
  });
});

describe('cleaning', () => {
  it('keeps the line breaks of a message and no other control character', () => {
    expect(manyLines(' a\r\n\r\nb\u0000\tc\u2028d\ud800 ')).toBe('a\n\nb c\nd\ufffd');
    expect(singleLine('a\r\n\u0085\u2029b')).toBe('a b');
  });

  it('keeps soft hyphens, and the line breaks of a word processor, but no sign without a width', () => {
    expect(manyLines('\ufeffzwem\u00adbad\u000bter\u200bras\u000ckelder')).toBe(
      'zwem\u00adbad\nterras\nkelder',
    );
    expect(singleLine('zwem\u00adbad\u000bzee\u2060zicht')).toBe('zwem\u00adbad zeezicht');
  });
});
