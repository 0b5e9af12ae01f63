/** What assistants are told of an agency's offer, asked by the protocol's own client (decision 185). */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as z from 'zod';
import type { Locale } from '#domain/locale.ts';
import { ask } from '../support/http.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

/** A fetch to an agency's hostname on this machine. */
const fetchFrom =
  (agency: AgencyId) =>
  async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const { status, headers, text } = await ask(agency, pathname + search, {
      method: init.method as 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    });
    const own = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    return new Response(text === '' ? null : text, { status, headers: own });
  };

async function connected(agency: AgencyId): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const address = new URL(`http://${AGENCIES[agency].hostname}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { fetch: fetchFrom(agency) }));
  return client;
}

const Answer = z.looseObject({ agency: z.string(), language: z.string(), asOf: z.iso.datetime() });

/** The answer of a tool; what it refuses fails the test. */
async function answerOf(client: Client, name: string, input: Record<string, unknown>) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: input });
  expect(isError ?? false, JSON.stringify(content)).toBe(false);
  const answer = Answer.parse(structuredContent);
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  return answer;
}

const Found = z.looseObject({
  total: z.number(),
  homes: z.array(z.looseObject({ id: z.string(), title: z.string(), page: z.url() })),
});
const Home = z.looseObject({
  title: z.string(),
  page: z.url(),
  viewingForm: z.url().nullable(),
  questionForm: z.url(),
});
const Times = z.looseObject({ times: z.array(z.looseObject({ form: z.url(), inWords: z.string() })) });

const SENTENCES: Readonly<Record<Locale, string>> = {
  nl: 'huis met 3 slaapkamers',
  fr: 'maison avec 3 chambres',
  en: 'house with 3 bedrooms',
  de: 'Haus mit 3 Schlafzimmern',
};

const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address));
  return pathname + search;
};

for (const agency of AGENCY_IDS)
  for (const language of AGENCIES[agency].locales)
    test(`${agency}, ${language}: search, home, viewing times and a prepared question`, async () => {
      const client = await connected(agency);
      const sentence = SENTENCES[language];
      const search = Found.parse(await answerOf(client, 'find_homes', { sentence, language }));
      expect(search).toMatchObject({ language, agency: AGENCIES[agency].name });
      expect(search.homes.length).toBeGreaterThan(0);
      // The same search for a person finds as many.
      const { text: list } = await ask(agency, pathOf(search.address));
      expect(list).toContain(search.homes[0]?.title ?? '-');

      const id = search.homes[0]?.id ?? '';
      const home = Home.parse(await answerOf(client, 'read_home', { id, language }));
      const page = await ask(agency, pathOf(home.page));
      expect(page.status).toBe(200);
      expect(page.text).toContain(`lang="${language}"`);

      if (home.viewingForm !== null) {
        const { times } = Times.parse(await answerOf(client, 'viewing_times', { id, language }));
        const [first] = times;
        if (first !== undefined) {
          const form = await ask(agency, pathOf(first.form));
          expect(form.status).toBe(200);
          expect(form.text).toMatch(/<input[^>]*name="slotId"[^>]*checked/);
        }
      }

      const message = 'Kan ik met de hond? "Ja" & <nee>';
      const question = await answerOf(client, 'prepare_question', { message, home: id, language });
      const form = await ask(agency, pathOf(question.form));
      expect(form.status).toBe(200);
      expect(form.text).toContain('Kan ik met de hond? &quot;Ja&quot; &amp; &lt;nee&gt;');
      await client.close();
    });
