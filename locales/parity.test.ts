import { describe, expect, it } from 'vitest';
import { epcUnit } from '../domain/format/measure.ts';
import { FIELD_CODES } from '../domain/forms/codes.ts';
import { STATUS_ORDER, TYPE_ORDER } from '../domain/grouping.ts';
import { LOCALES } from '../domain/locale.ts';
import { ROOM_TYPES } from '../domain/rules/rooms.ts';
import deAgenda from './de/agenda.ts';
import deContent from './de/content.ts';
import deForms from './de/forms.ts';
import deInterface from './de/interface.ts';
import deStays from './de/stays.ts';
import deViews from './de/views.ts';
import deVocabulary from './de/vocabulary.ts';
import enAgenda from './en/agenda.ts';
import enContent from './en/content.ts';
import enForms from './en/forms.ts';
import enInterface from './en/interface.ts';
import enStays from './en/stays.ts';
import enViews from './en/views.ts';
import enVocabulary from './en/vocabulary.ts';
import frAgenda from './fr/agenda.ts';
import frContent from './fr/content.ts';
import frForms from './fr/forms.ts';
import frInterface from './fr/interface.ts';
import frStays from './fr/stays.ts';
import frViews from './fr/views.ts';
import frVocabulary from './fr/vocabulary.ts';
import nlAgenda from './nl/agenda.ts';
import nlContent from './nl/content.ts';
import nlForms from './nl/forms.ts';
import nlInterface from './nl/interface.ts';
import nlStays from './nl/stays.ts';
import nlViews from './nl/views.ts';
import nlVocabulary from './nl/vocabulary.ts';
import { createTranslator, DICTIONARIES, type Dictionary } from './translator.ts';

const PARTS: Record<(typeof LOCALES)[number], readonly Dictionary[]> = {
  nl: [nlAgenda, nlContent, nlForms, nlInterface, nlStays, nlViews, nlVocabulary],
  fr: [frAgenda, frContent, frForms, frInterface, frStays, frViews, frVocabulary],
  en: [enAgenda, enContent, enForms, enInterface, enStays, enViews, enVocabulary],
  de: [deAgenda, deContent, deForms, deInterface, deStays, deViews, deVocabulary],
};

/** Every text with its dotted key. */
const leaves = (node: string | Dictionary, path = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));

const placeholders = (text: string) => [...text.matchAll(/{{\s*(.*?)\s*}}/g)].map(([, name]) => name).sort();
const nl = leaves(DICTIONARIES.nl);

describe.each(LOCALES)('texts in %s', (locale) => {
  const own = leaves(DICTIONARIES[locale]);

  it('have the keys that nl has, and no others', () => {
    expect(own.map(([key]) => key).sort()).toEqual(nl.map(([key]) => key).sort());
  });

  it('are never empty', () => {
    expect(own.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('take the values that nl takes', () => {
    const taken = Object.fromEntries(own.map(([key, text]) => [key, placeholders(text)]));
    expect(taken).toEqual(Object.fromEntries(nl.map(([key, text]) => [key, placeholders(text)])));
  });

  it('lose none when their parts are put together', () => {
    const keys = PARTS[locale].flatMap((part) => Object.keys(part));
    expect(new Set(keys).size).toBe(keys.length);
    expect(own).toHaveLength(PARTS[locale].flatMap((part) => leaves(part)).length);
  });

  it('have keys that a dotted path can reach', () => {
    const t = createTranslator(locale);
    expect(own.filter(([key, text]) => placeholders(text).length === 0 && t(key) !== text)).toEqual([]);
  });

  it('have a plural beside every singular', () => {
    const keys = new Set(own.map(([key]) => key));
    const counted = [...keys].filter((key) => key.endsWith('.one'));
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter((key) => !keys.has(key.replace(/one$/, 'other')))).toEqual([]);
  });

  it('say of a field everything that can be wrong with it', () => {
    const t = createTranslator(locale);
    expect(FIELD_CODES.filter((code) => !t.has(`forms.errors.${code}`))).toEqual([]);
  });

  it('name every type, transaction and room that the rules know', () => {
    const t = createTranslator(locale);
    const needed = [
      ...Array.from({ length: 11 }, (_, index) => `headType.${index + 1}`),
      ...TYPE_ORDER.map((id) => `headType.${id}`),
      ...[...STATUS_ORDER, 8].map((id) => `transaction.${id}`),
      ...Object.values(ROOM_TYPES).map((id) => `room.${id}`),
    ];
    expect(needed.filter((key) => !t.has(key))).toEqual([]);
  });
});

describe('words that the specification gives', () => {
  const said = (key: string) => LOCALES.map((locale) => createTranslator(locale)(key));

  it('stand before a price from (spec 1 §9)', () => {
    expect(said('price.from')).toEqual(['Vanaf ', 'À partir de ', 'From ', 'Von ']);
  });

  it('name the group without a key in Dutch (spec 1 §9)', () => {
    expect(said('grouping.projects')[0]).toBe('Projecten');
  });

  it('say in each language that something is not entered (spec 1 §9)', () => {
    expect(new Set(said('value.notEntered')).size).toBe(LOCALES.length);
  });

  it('say in each language that no measure was imposed (spec 1 §5)', () => {
    expect(said('violation.NONE')[2]).toBe('No judicial remedial or administrative measure imposed');
    expect(new Set(said('violation.NONE')).size).toBe(LOCALES.length);
  });

  it('measure energy in the year’s own word (spec 1 §9)', () => {
    expect(LOCALES.map((locale) => `kWh/m²/${createTranslator(locale)('unit.year')}`)).toEqual(
      LOCALES.map(epcUnit),
    );
  });

  it.each([
    ['apartments', ['LOFT', 'PENTHOUSE', 'DUPLEX']],
    ['houses', ['VILLA', 'BUNGALOW']],
    ['commercial', ['HOTEL', 'RESTAURANT', 'OFFICE', 'STORAGE']],
    ['plots', ['BUILDING_PLOT']],
  ])('name the sub types of %s (spec 2 §3)', (_, codes) => {
    const t = createTranslator('de');
    expect(codes.filter((code) => !t.has(`subType.${code}`))).toEqual([]);
    expect(Object.keys(nlVocabulary.subType)).toHaveLength(16 + 6 + 15 + 47 + 36);
  });
});
