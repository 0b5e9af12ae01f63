import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { MAIL_DICTIONARIES } from '../../locales/mail-dictionaries.ts';

it('reads from beside the bundle what mails say, whole', async () => {
  const answer = await env.CONTRACT.fetch('https://assets/mail-texts.json');
  expect(await answer.json()).toEqual(MAIL_DICTIONARIES);
});
