import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { typeNames } from '#locales/type-names.ts';

it('reads all texts of mails and all names of types from the asset beside the bundle', async () => {
  const answer = await env.CONTRACT.fetch('https://assets/texts.json');
  expect(await answer.json()).toEqual({ mails: MAIL_DICTIONARIES, types: typeNames() });
});
