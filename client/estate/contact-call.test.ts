import { expect, it } from 'vitest';
import { fetchContact } from './contact-call.ts';

const person = {
  name: 'Lien Maes',
  href: '/nl/team/lien',
  initials: 'LM',
  portrait: null,
  description: null,
  phones: [],
  email: null,
  whatsapp: null,
  languages: null,
};

it('returns the contact person, or null when the estate has none', async () => {
  expect(await fetchContact('/x', async () => Response.json({ contact: person }))).toEqual(person);
  expect(await fetchContact('/x', async () => Response.json({ contact: null }))).toBeNull();
});

it.each([
  ['a refusal', () => new Response('', { status: 429 })],
  ['an answer without contact', () => Response.json({ card: {} })],
  ['a contact of another shape', () => Response.json({ contact: 'Lien' })],
])('fails on %s', async (_, answer) => {
  await expect(fetchContact('/x', async () => answer())).rejects.toMatchObject({ name: 'CallError' });
});
