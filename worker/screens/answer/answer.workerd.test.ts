import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerLink } from '../../../wire/answer-link.ts';
import { agendaBench } from '../../testing/agenda-bench.ts';
import { sendForm } from '../../testing/send-form.ts';

const TOKEN = 'T'.repeat(43);
const OTHER_TOKEN = 'u'.repeat(43);
const PAGE = `/nl/beantwoorden/${TOKEN}`;
/** A phrase that nothing else says. */
const WORD = 'Het kinderbed staat klaar.';

let scene = agendaBench();
beforeEach(() => {
  scene = agendaBench();
  shows({});
  presses(200, {});
});

const visitor = {
  firstname: 'Katrien',
  lastname: 'Janssens',
  email: 'katrien@example.be',
  phone: '0470 11 22 33',
  message: 'Is er een bedje?',
  locale: 'nl' as const,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const stay = {
  ...visitor,
  kind: 'stay' as const,
  id: 'stay-1',
  state: 'requested' as const,
  rentalUnitId: '7001',
  unit: 'Zeester 4B',
  from: '2027-07-03',
  to: '2027-07-10',
  persons: 4,
  total: 1284,
  deposit: 300,
  lapsesAt: '2099-11-28T00:00:00.000Z',
  answer: null,
  taken: [
    { from: '2027-06-26', to: '2027-07-03' },
    { from: '2027-07-17', to: '2027-07-24' },
  ],
  free: true,
  others: [{ from: '2027-07-10', to: '2027-07-17', total: 1284 }],
  offers: [],
};
const message = {
  ...visitor,
  kind: 'contact' as const,
  id: 'message-1',
  state: 'open' as const,
  estateId: null,
  rentalUnitId: null,
};

/** What the content service says of the link. */
function shows(changes: Partial<AnswerLink>): void {
  const link: AnswerLink = {
    deed: 'confirm',
    standing: 'open',
    endsAt: '2099-11-28T00:00:00.000Z',
    mailedTo: 'office@agency.test',
    others: [{ deed: 'decline', token: OTHER_TOKEN }],
    renewable: true,
    done: null,
    subject: stay,
    times: null,
    ...changes,
  };
  scene.content.on(`GET ${scene.base}/answer-links/${TOKEN}`, link);
}

function presses(status: number, body: unknown): void {
  scene.content.on(`POST ${scene.base}/answer-links`, () => Response.json(body, { status }));
}

const refusal = (code: string, fields = {}) => ({ error: { code, message: 'x', fields } });
const confirm = (fields: object = {}) =>
  sendForm(scene.ask, PAGE, { deed: 'confirm', word: WORD, ...fields });
const sent = () => Promise.all(scene.sent('POST').map((request) => request.clone().json()));

describe('a link in a mail to the agency', () => {
  it('shows the case above one press, to nobody else', async () => {
    const response = await scene.ask(PAGE);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page).toContain('name="robots" content="noindex');
    for (const words of [
      'Katrien Janssens wil in juli komen',
      'Is er een bedje?',
      'href="tel:+32470112233"',
      '€ 1.284',
      'Errond al bezet: 26 juni – 3 juli, 17 juli – 24 juli.',
      `href="/nl/beantwoorden/${OTHER_TOKEN}"`,
      'office@agency.test',
    ]) {
      expect(page).toContain(words);
    }
    expect(page.match(/<button type="submit"/g)).toHaveLength(1);
    // Its head is the agency's mark, without menus that lead away.
    expect(page).not.toContain('class="main-menu"');
  });

  it('changes nothing by 500 requests that only look', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 250; n++) {
      for (const method of ['GET', 'HEAD']) {
        const query = ['', '?done=1', '?mailed=1', '?renew=1', `?deed=confirm&word=${n}`][n % 5] ?? '';
        statuses.add((await scene.ask(PAGE + query, { method })).status);
      }
    }
    expect([...statuses]).toEqual([200]);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('presses once, with the word, and leads to what was done', async () => {
    const response = await confirm();
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PAGE}?done=1`]);
    expect(await sent()).toEqual([{ token: TOKEN, deed: 'confirm', word: WORD }]);
    const done = { by: 'link' as const, at: '2026-11-24T08:12:00.000Z', mailedTo: 'office@agency.test' };
    const answer = { deed: 'confirmed' as const, at: done.at, word: WORD };
    shows({ standing: 'used', done, subject: { ...stay, state: 'confirmed', answer } });
    const page = await (await scene.ask(`${PAGE}?done=1`)).text();
    for (const words of [
      'Dit verblijf is bevestigd',
      'dinsdag 24 november, 9.12\u00a0u',
      WORD,
      'katrien@example.be krijgt nu',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('name="deed"');
    // Opened later it is the same, without saying that something has just been sent.
    const later = await (await scene.ask(PAGE)).text();
    expect(later).not.toContain('krijgt nu');
    expect(later).toContain('name="renew"');
  });

  it.each([
    ['without its own fields', {}],
    ['for a deed that there is not', { deed: 'remove' }],
  ])('does nothing by a POST %s', async (_what, fields) => {
    const response = await sendForm(scene.ask, PAGE, fields);
    expect(response.status).toBe(400);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('does nothing for another site', async () => {
    const response = await sendForm(scene.ask, PAGE, { deed: 'confirm' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('tells who came second what was sent first, and that their own word was not', async () => {
    presses(409, refusal('link_used'));
    const done = { by: 'link' as const, at: '2026-11-24T08:12:00.000Z', mailedTo: 'office@agency.test' };
    const answer = { deed: 'declined' as const, at: done.at, word: 'Spijtig.' };
    shows({ standing: 'past', renewable: false, done, subject: { ...stay, state: 'declined', answer } });
    const response = await confirm();
    const page = await response.text();
    expect(response.status).toBe(409);
    for (const words of ['Deze aanvraag is geweigerd', 'Spijtig.', 'niet verstuurd', WORD])
      expect(page).toContain(words);
    expect(page).not.toContain('name="renew"');
  });

  it('brings the form back where days that were offered are taken by now', async () => {
    shows({ deed: 'decline' });
    presses(400, refusal('invalid_request', { offers: 'taken' }));
    const fields = { deed: 'decline', word: WORD, offer: '2027-07-10_2027-07-17' };
    const response = await sendForm(scene.ask, PAGE, fields);
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain(WORD);
    expect(page).toMatch(
      /type="checkbox"[^>]*checked=""[^>]*value="2027-07-10_2027-07-17"|value="2027-07-10_2027-07-17"[^>]*checked=""/,
    );
    expect(await sent()).toEqual([
      { token: TOKEN, deed: 'decline', word: WORD, offers: [{ from: '2027-07-10', to: '2027-07-17' }] },
    ]);
  });

  it.each([
    ['is down', 'lost'],
    ['answers with an error', 'failing'],
  ] as const)('keeps what was typed while the content service %s', async (_what, how) => {
    await scene.ask(PAGE);
    if (how === 'lost') scene.content.breaks('lost');
    else presses(500, refusal('internal_error'));
    const response = await confirm();
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).not.toBeNull();
    expect(page).toContain(WORD);
    expect(page).toContain('name="deed" value="confirm"');
    expect(JSON.stringify(scene.log)).not.toContain(TOKEN);
    expect(JSON.stringify(scene.log)).not.toContain(WORD);
  });

  it('mails a new link to the agency, and says so', async () => {
    scene.content.on(`POST ${scene.base}/answer-links/renew`, () => new Response(null, { status: 204 }));
    const response = await sendForm(scene.ask, PAGE, { renew: '1' });
    expect(response.headers.get('Location')).toBe(`${PAGE}?mailed=1`);
    expect(await sent()).toEqual([{ token: TOKEN }]);
    shows({ standing: 'past' });
    expect(await (await scene.ask(`${PAGE}?mailed=1`)).text()).toContain('De nieuwe link is onderweg');
  });

  it('marks a message as answered, without a word to anybody', async () => {
    shows({ deed: 'answered', others: [], subject: message });
    const page = await (await scene.ask(PAGE)).text();
    expect(page).toContain('Is deze vraag beantwoord?');
    expect(page).not.toContain('<textarea');
  });

  it('of nobody’s or of another agency’s is unknown', async () => {
    presses(404, refusal('not_found'));
    for (const path of [`/nl/beantwoorden/${'x'.repeat(43)}`, '/nl/beantwoorden/x']) {
      const response = await scene.ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('Deze link werkt niet.');
      expect((await sendForm(scene.ask, path, { deed: 'confirm' })).status).toBe(404);
    }
  });
});
