import { describe, expect, it } from 'vitest';
import { ContactInfoSchema } from '#wire/contact-info.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn, siteWith } from '../testing/contexts.ts';
import { initialsOf, toContactPerson } from './contact-person.ts';

const nl = contextIn('nl');

describe('toContactPerson', () => {
  it('names the person, with each number once and the language of the texts', () => {
    const info = readLoosely(ContactInfoSchema, {
      firstname: 'Maarten',
      lastname: 'Van den Broeck',
      phone: '016 29 44 12',
      mobile: '016/29.44.12',
      email: 'maarten@huis.example',
      description: { fr: 'Vente' },
    });
    expect(toContactPerson(info, nl)).toEqual({
      name: 'Maarten Van den Broeck',
      href: null,
      initials: 'MV',
      portrait: null,
      description: 'Vente',
      lang: 'fr',
      phones: [{ text: '016/29.44.12', href: 'tel:+3216294412' }],
      email: { text: 'maarten@huis.example', href: 'mailto:maarten@huis.example' },
      whatsapp: null,
      languages: null,
    });
  });

  it('leads to the page of a person of the team', () => {
    const team = {
      offices: [],
      people: [{ id: 'an', name: 'An Maes', email: 'an@huis.example' }],
      rules: [],
    };
    const context = contextIn('fr', siteWith({ settings: { team } }));
    const hrefOf = (email: string) =>
      toContactPerson(readLoosely(ContactInfoSchema, { name: 'An', email }), context)?.href;
    expect(hrefOf('an@huis.example')).toBe('/fr/equipe/an');
    expect(hrefOf('other@huis.example')).toBeNull();
  });

  it('names the home in the first line of the WhatsApp message, and the languages spoken', () => {
    const info = readLoosely(ContactInfoSchema, {
      name: 'An',
      whatsapp: '0470 00 12 81',
      languages: ['nl', 'fr', 'xx'],
    });
    const person = toContactPerson(info, nl, { title: 'Villa & tuin', href: '/nl/te-koop/1' });
    const href = new URL(person?.whatsapp?.href ?? '');
    expect(href.origin + href.pathname).toBe('https://wa.me/32470001281');
    expect(href.searchParams.get('text')).toBe(
      `Dag, ik heb een vraag over “Villa & tuin”: ${nl.origin}/nl/te-koop/1`,
    );
    expect(person?.languages).toBe('Spreekt Nederlands en Frans');
    expect(toContactPerson({ name: 'An', whatsapp: 'nee' }, nl)?.whatsapp).toBeNull();
  });

  it.each([
    ['an', '/media/400/an.webp'],
    ['../an', null],
    ['', null],
  ])('shows the portrait named %j', (picture, portrait) => {
    const info = readLoosely(ContactInfoSchema, { name: 'An Vermeire', picture });
    expect(toContactPerson(info, nl)?.portrait).toBe(portrait);
  });

  it.each([
    [{ name: 'An Vermeire' }, 'An Vermeire'],
    [{ firstname: 'An' }, 'An'],
    [{ firstname: 'An', name: 'An Vermeire' }, 'An Vermeire'],
    [{ phone: '050 55 12 80' }, undefined],
  ])('builds the name from %j', (info, name) => {
    expect(toContactPerson(readLoosely(ContactInfoSchema, info), nl)?.name).toBe(name);
  });

  it.each([
    ['Élodie', 'É'],
    ['3 musketiers', 'M'],
    ['', ''],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
