import { expect, it } from 'vitest';
import type { FormAnswer } from '#domain/forms/answer.ts';
import { sendForm } from './enhance-form.ts';

const TAKEN: FormAnswer = {
  state: 'sent',
  href: '/nl/contact?sent=1',
  next: { heading: 'Bedankt', text: 'Tot gauw', link: null },
};

const form = (): FormData => {
  const data = new FormData();
  data.append('type', '1');
  data.append('type', '3');
  data.append('message', 'één & twee');
  return data;
};

it('sends the same request body as the browser would send to the form’s page', async () => {
  const sent: [string, RequestInit][] = [];
  const answer = await sendForm('/nl/ajax/x', form(), async (address, init) => {
    sent.push([address, init]);
    return Response.json(TAKEN);
  });
  expect(answer).toEqual(TAKEN);
  const [[address, init] = ['', {}]] = sent;
  expect([address, init.method]).toEqual(['/nl/ajax/x', 'POST']);
  const request = new Request('https://agency.test', init);
  expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(await request.text()).toBe('type=1&type=3&message=%C3%A9%C3%A9n+%26+twee');
});

it('returns a refusal whatever its status', async () => {
  const refused = { state: 'refused', refusal: { title: 'Nee', text: null, errors: [] }, control: {} };
  const answer = await sendForm('/x', form(), async () => Response.json(refused, { status: 422 }));
  expect(answer).toEqual(refused);
});

it.each([
  ['an error of the site', async () => Response.json({ error: { code: 'failed' } }, { status: 500 })],
  ['a page', async () => new Response('<html>', { status: 502 })],
  ['null', async () => Response.json(null)],
  ['no answer', () => Promise.reject(new TypeError('network'))],
])('throws on %s: the form may or may not have arrived', async (_what, send) => {
  await expect(sendForm('/x', form(), send)).rejects.toThrow(Error);
});
