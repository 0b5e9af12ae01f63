import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { AnswerLink } from '#wire/answer-link.ts';
import { agendaBench } from '../../testing/agenda-bench.ts';
import { sendForm } from '../../testing/send-form.ts';

const TOKEN = 'T'.repeat(43);
const OTHER_TOKEN = 'u'.repeat(43);
const PAGE = `/nl/beantwoorden/${TOKEN}`;
/** A phrase that occurs nowhere else. */
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
  extras: [],
  lapsesAt: '2099-11-28T00:00:00.000Z',
  answer: null,
  taken: [
    { from: '2027-06-26', to: '2027-07-03' },
    { from: '2027-07-17', to: '2027-07-24' },
  ],
  free: true,
  others: [{ from: '2027-07-10', to: '2027-07-17', total: 1284 }],
  offers: [],
  terms: [],
};
const message = {
  ...visitor,
  kind: 'contact' as const,
  id: 'message-1',
  state: 'open' as const,
  estateId: null,
  rentalUnitId: null,
};

/** The content service's answer about the link. */
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

const START = '2026-11-26T09:00:00+01:00';
const viewing = {
  ...visitor,
  kind: 'appointment' as const,
  id: 'f'.repeat(16),
  state: 'booked' as const,
  estateId: '1',
  place: 'Zeedijk 1, 8300 Knokke',
  start: START,
  end: '2026-11-26T09:45:00+01:00',
  agent: { name: 'Maarten Wouters', email: 'maarten@agency.test' },
  lapsesAt: null,
  answer: null,
  slotId: '20261126T0800Z-maarten',
  moved: null,
};
const valuation = {
  ...visitor,
  kind: 'valuation' as const,
  id: 'valuation-1',
  state: 'open' as const,
  reference: 'K7M2PQ',
  address: 'Nergensstraat 7, 9999 Elders',
  firstname: '',
  lastname: '',
  email: '',
};
const aSlot = (time: string, free = true) => ({
  id: `20991126T${time.replace(':', '')}Z-maarten`,
  start: `2099-11-26T${time}:00+00:00`,
  end: `2099-11-26T${time}:45+00:00`,
  free,
});
const TIMES = {
  timezone: 'Europe/Brussels',
  slots: [aSlot('08:00', false), aSlot('09:00'), aSlot('10:00')],
  nextDay: '2099-12-03',
  agent: { name: 'Maarten Wouters', phone: null },
};
const moves = {
  deed: 'move' as const,
  others: [{ deed: 'cancel' as const, token: OTHER_TOKEN }],
  subject: viewing,
};

describe('a link that moves a viewing', () => {
  const WISH = `${aSlot('09:00').id}.${aSlot('09:00').start}`;
  const move = (fields: object = { slotId: WISH }) =>
    sendForm(scene.ask, PAGE, { deed: 'move', word: WORD, ...fields });
  beforeEach(() => shows({ ...moves, times: TIMES }));

  it('shows the days of the agenda as radio buttons, with links to other days', async () => {
    const page = await (await scene.ask(`${PAGE}?from=2026-12-01`)).text();
    for (const words of [
      'Wanneer kan het bezoek van Katrien Janssens wel doorgaan?',
      `value="${WISH}"`,
      'Annuleer dit bezoek',
    ])
      expect(page).toContain(words);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(page).toContain(`href="${PAGE}?from=`);
    expect(page.match(/<button type="submit"/g)).toHaveLength(1);
    expect(page).not.toContain('<script type="module" src="/build/appointment');
  });

  it('skips to the first free day, once', async () => {
    const busy = { ...TIMES, slots: [aSlot('08:00', false)], nextDay: '2026-12-03' };
    shows({ ...moves, times: busy });
    const page = await (await scene.ask(PAGE)).text();
    expect(page).toContain('In deze dagen is er geen moment meer vrij.');
    expect(page).not.toContain('<button type="submit"');
    const asked = scene
      .sent('GET')
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith(TOKEN));
    expect(asked.map(({ searchParams }) => searchParams.get('from'))).toEqual([null, '2026-12-03']);
  });

  it('moves once, with time and reply, and shows the old and new time', async () => {
    expect((await move()).status).toBe(303);
    expect(await sent()).toEqual([{ token: TOKEN, deed: 'move', word: WORD, slotId: aSlot('09:00').id }]);
    const at = '2026-11-24T08:12:00.000Z';
    const done = { by: 'link' as const, at, mailedTo: 'maarten@agency.test' };
    const moved = { by: 'agency' as const, at, from: '2026-11-25T08:00:00.000Z', word: WORD };
    shows({ ...moves, standing: 'used', done, subject: { ...viewing, moved } });
    const page = await (await scene.ask(`${PAGE}?done=1`)).text();
    for (const words of [
      'Dit bezoek is verplaatst',
      'woensdag 25 november, 9.00',
      WORD,
      'katrien@example.be krijgt nu',
    ])
      expect(page).toContain(words);
  });

  it('asks for a time when none was chosen, and keeps the reply', async () => {
    const response = await move({});
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(scene.sent('POST')).toEqual([]);
    for (const words of [WORD, 'aria-invalid="true"', 'id="f-slotId-error"']) expect(page).toContain(words);
  });

  it.each([
    ['slot_taken', { slotId: 'taken' }, 'Dat moment is net genomen.'],
    ['changed', {}, 'Dit bezoek is intussen al verplaatst.'],
  ])('reports a change of the time meanwhile: %s', async (code, fields, words) => {
    const nextSlots = [aSlot('10:00')];
    presses(409, { error: { code, message: 'x', fields, nextSlots } });
    const response = await move();
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain(words);
    expect(page).toContain(WORD);
    expect(page).toContain(`value="${aSlot('10:00').id}.`);
  });

  it.each([
    ['by this press', aSlot('09:00').id, 200, 'katrien@example.be krijgt nu'],
    ['by another', aSlot('10:00').id, 409, 'niet verstuurd'],
  ])('reports the outcome when the answer was lost: %s', async (_what, slotId, status, words) => {
    await scene.ask(PAGE);
    const at = '2026-11-24T08:12:00.000Z';
    const moved = { by: 'agency' as const, at, from: START, word: WORD };
    const done = { by: 'link' as const, at, mailedTo: 'maarten@agency.test' };
    scene.content.on(`POST ${scene.base}/answer-links`, () => {
      shows({ ...moves, standing: 'used', done, subject: { ...viewing, slotId, moved } });
      throw new Error('the connection broke');
    });
    const response = await move();
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(page).toContain('Dit bezoek is verplaatst');
    expect(page).toContain(words);
  });

  it('keeps time and reply while the content service is down', async () => {
    await scene.ask(PAGE);
    scene.content.breaks('lost');
    const response = await move();
    const page = await response.text();
    expect(response.status).toBe(503);
    for (const words of [WORD, `value="${WISH}"`, 'name="deed" value="move"']) expect(page).toContain(words);
  });
});

describe('a link of a valuation', () => {
  it('shows the address of the home and the contact details, and has no reply field', async () => {
    shows({ deed: 'answered', others: [], subject: valuation });
    const page = await (await scene.ask(PAGE)).text();
    for (const words of [
      'Is deze aanvraag beantwoord?',
      'Nergensstraat 7, 9999 Elders',
      'K7M2PQ',
      'tel:+32470112233',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('<textarea');
    const done = { by: 'visitor' as const, at: '2026-11-24T08:12:00.000Z', mailedTo: null };
    const gone = { ...valuation, state: 'withdrawn' as const, address: '', phone: null, message: null };
    shows({ deed: 'answered', others: [], standing: 'past', renewable: false, done, subject: gone });
    const after = await (await scene.ask(PAGE)).text();
    expect(after).toContain('Deze aanvraag is ingetrokken');
    expect(after).not.toContain('Elders');
  });
});

describe.each(LOCALES)('each page of an action in %s', (locale) => {
  const at = '2026-11-24T08:12:00.000Z';
  const path = pathTo('answer', locale, { token: TOKEN });
  const closed = (change: object) => ({
    standing: 'used' as const,
    renewable: false,
    done: { by: 'link' as const, at, mailedTo: 'office@agency.test' },
    ...change,
  });
  const moved = { by: 'agency' as const, at, from: '2026-11-25T08:00:00.000Z', word: null };
  const PAGES: readonly (readonly [string, Partial<AnswerLink>, string])[] = [
    ['stay: confirm', {}, 'Katrien Janssens'],
    ['stay: decline', { deed: 'decline' }, 'Katrien'],
    ['stay: cancel', { deed: 'cancel', subject: { ...stay, state: 'confirmed' } }, 'Katrien'],
    ['stay: confirmed', closed({ subject: { ...stay, state: 'confirmed' } }), 'office@agency.test'],
    [
      'stay: declined, with other days',
      closed({ subject: { ...stay, state: 'declined', offers: [{ from: '2027-07-10', to: '2027-07-17' }] } }),
      { nl: 'Voorgesteld', fr: 'Dates proposées', en: 'Days offered', de: 'Vorgeschlagen' }[locale],
    ],
    [
      'stay: lapsed',
      closed({
        standing: 'past',
        done: { by: 'nobody', at, mailedTo: null },
        subject: { ...stay, state: 'lapsed' },
      }),
      'Katrien',
    ],
    ['viewing: move', { ...moves, times: TIMES }, 'Katrien Janssens'],
    ['viewing: cancel', { ...moves, deed: 'cancel' }, 'Katrien'],
    ['viewing: moved', closed({ ...moves, subject: { ...viewing, moved } }), 'office@agency.test'],
    [
      'viewing: cancelled',
      closed({ ...moves, subject: { ...viewing, state: 'cancelled_by_visitor' } }),
      'Katrien',
    ],
    ['message: open', { deed: 'answered', others: [], subject: message }, 'Katrien'],
    [
      'message: answered',
      closed({ deed: 'answered', subject: { ...message, state: 'answered' } }),
      'Katrien',
    ],
    ['valuation: open', { deed: 'answered', others: [], subject: valuation }, 'K7M2PQ'],
    [
      'valuation: answered',
      closed({ deed: 'answered', subject: { ...valuation, state: 'answered' } }),
      'K7M2PQ',
    ],
    [
      'valuation: withdrawn',
      closed({ deed: 'answered', subject: { ...valuation, state: 'withdrawn' } }),
      'K7M2PQ',
    ],
  ];

  it.each(PAGES)('%s', async (_what, link, words) => {
    shows(link);
    const response = await scene.ask(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(`lang="${locale}"`);
    expect(page).toContain(words);
    expect(page).not.toMatch(/\{\{|undefined|\bnull\b|\[object|answers\./);
  });
});

describe('a link in a mail to the agency', () => {
  it('shows the case with its one button, without caching or indexing', async () => {
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
    // The header shows the agency's logo, without menus.
    expect(page).not.toContain('class="main-menu"');
  });

  it('changes nothing on 500 GET and HEAD requests', async () => {
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

  it('acts once, with the reply, and redirects to the result', async () => {
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
    // Opened later, the page is the same, without the message that a link is being sent.
    const later = await (await scene.ask(PAGE)).text();
    expect(later).not.toContain('krijgt nu');
    expect(later).toContain('name="renew"');
  });

  it('leads on to the overview of an agency that has one, once it has nothing left to ask', async () => {
    const desk = 'href="/nl/kantoor"';
    const done = { by: 'link' as const, at: '2026-11-24T08:12:00.000Z', mailedTo: 'office@agency.test' };
    const answer = { deed: 'confirmed' as const, at: done.at, word: null };
    const used = {
      standing: 'used' as const,
      done,
      subject: { ...stay, state: 'confirmed' as const, answer },
    };
    shows(used);
    expect(await (await scene.ask(PAGE)).text()).not.toContain(desk);
    scene = agendaBench(['agenda', 'staff']);
    shows({});
    expect(await (await scene.ask(PAGE)).text()).not.toContain(desk);
    shows(used);
    for (const path of [PAGE, `${PAGE}?done=1`]) expect(await (await scene.ask(path)).text()).toContain(desk);
  });

  it.each([
    ['without its own fields', {}],
    ['for a deed that there is not', { deed: 'remove' }],
  ])('ignores a POST %s', async (_what, fields) => {
    const response = await sendForm(scene.ask, PAGE, fields);
    expect(response.status).toBe(400);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('refuses requests from another site', async () => {
    const response = await sendForm(scene.ask, PAGE, { deed: 'confirm' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('shows the second sender the reply that was sent first, and that their own was not sent', async () => {
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

  it('returns the form when offered days were taken meanwhile', async () => {
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
  ] as const)('keeps the input while the content service %s', async (_what, how) => {
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

  it('mails a new link to the agency, and confirms it', async () => {
    scene.content.on(`POST ${scene.base}/answer-links/renew`, () => new Response(null, { status: 204 }));
    const response = await sendForm(scene.ask, PAGE, { renew: '1' });
    expect(response.headers.get('Location')).toBe(`${PAGE}?mailed=1`);
    expect(await sent()).toEqual([{ token: TOKEN }]);
    shows({ standing: 'past' });
    expect(await (await scene.ask(`${PAGE}?mailed=1`)).text()).toContain('De nieuwe link is onderweg');
  });

  it('marks a message as answered, without sending a reply', async () => {
    shows({ deed: 'answered', others: [], subject: message });
    const page = await (await scene.ask(PAGE)).text();
    expect(page).toContain('Is deze vraag beantwoord?');
    expect(page).not.toContain('<textarea');
  });

  it('that is unknown or belongs to another agency is not found', async () => {
    presses(404, refusal('not_found'));
    for (const path of [`/nl/beantwoorden/${'x'.repeat(43)}`, '/nl/beantwoorden/x']) {
      const response = await scene.ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('Deze link werkt niet.');
      expect((await sendForm(scene.ask, path, { deed: 'confirm' })).status).toBe(404);
    }
  });
});
