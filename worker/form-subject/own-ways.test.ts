import { expect, it } from 'vitest';
import { createTranslator } from '#locales/translator.ts';
import { ownWays } from './own-ways.ts';

it('passes the address to the visitor’s mail program or phone, with any characters in it', () => {
  const estate = { title: 'Villa & tuin, 100 %', url: 'https://a.example/nl/aanbod/12/villa?x=1&y=2' };
  const hrefs = ownWays(estate, createTranslator('nl', {})).ways.map(({ href }) => new URL(href));
  expect(hrefs.map(({ protocol, host }) => `${protocol}${host}`)).toEqual(['mailto:', 'sms:', 'https:wa.me']);
  const [mail, sms, whatsapp] = hrefs.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(mail).toEqual({ subject: estate.title, body: estate.url });
  expect(sms).toEqual({ body: `${estate.title}\n${estate.url}` });
  expect(whatsapp).toEqual({ text: `${estate.title}\n${estate.url}` });
});
