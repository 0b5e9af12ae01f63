import { describe, expect, it } from 'vitest';
import { companyNumberFault } from '../../domain/rules/company-number.ts';
import { SHARED } from '../art/canvas/art.ts';
import { type OriginalName, originalOf } from '../art/pool/pool.ts';
import { AGENCIES } from '../demo.ts';
import { contactInfoOf, teamEntity } from './agency.ts';

const original = (name: string | null | undefined) => originalOf(String(name) as OriginalName);

describe.each(AGENCIES.map((agency) => [agency.site.name, agency] as const))('%s', (_name, agency) => {
  it('shows one place at two hours at the top of its start page, below a heading that names neither', () => {
    const home = agency.pages.find(({ id }) => id === 'home');
    const [day, evening] = [original(home?.hero?.file), original(home?.heroEvening?.file)];
    expect([day.mood, evening.mood]).toEqual(['morning', 'dusk']);
    expect(evening.motif).toBe(day.motif);
    expect(home?.hero?.alt?.nl).not.toMatch(/ochtend|avond/);
  });

  it('has a picture of 1200 × 630 px for shared links', () => {
    expect(original(agency.site.settings.socialPicture).size).toEqual(SHARED);
  });

  it('has a company number with right check digits, below all that the register gives', () => {
    const number = agency.site.settings.legal.companyNumber ?? '';
    expect(companyNumberFault(number)).toBeNull();
    expect(number).toMatch(/^0000\./);
  });

  it('shows each team member by their own portrait, above their name', () => {
    const { items } = teamEntity(agency.team);
    expect(new Set(items.map(({ picture }) => picture?.file)).size).toBe(agency.team.length);
    for (const [index, person] of agency.team.entries()) {
      const { name, picture } = contactInfoOf(person);
      expect(items[index]?.picture).toMatchObject({
        file: picture,
        alt: { nl: name },
        width: 800,
        height: 800,
      });
    }
  });
});

it('never reuses a portrait for another team member', () => {
  const portraits = AGENCIES.flatMap(({ team }) => team.map(({ portrait }) => portrait));
  expect(new Set(portraits).size).toBe(portraits.length);
});
