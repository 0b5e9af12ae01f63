/** What the seller's page says of three homes, and that it says it in every language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { LOCALES, type Locale, perLocale } from '#domain/locale.ts';
import { SELLER_DICTIONARIES } from '#locales/seller.ts';
import { speakerOf } from '#locales/speaker.ts';
import type { SellerPage as SellerAnswer } from '#wire/seller.ts';
import { SELLER_STORIES } from '#wire/testing/seller-stories.ts';
import { SellerPage } from './SellerPage.tsx';
import { type SellerTexts, toSeller } from './seller-view.ts';

const NOW = new Date('2026-11-23T09:00:00.000Z');

const textsOf = (locale: Locale): SellerTexts => {
  const { say, count } = speakerOf(perLocale(() => SELLER_DICTIONARIES[locale]))(
    locale,
    SAME_EVERYWHERE.figures,
  );
  return Object.assign((key: string, values?: Record<string, string>) => say(key, values) ?? key, {
    locale,
    figures: SAME_EVERYWHERE.figures,
    count: (key: string, n: number, values?: Record<string, string>) => count(key, n, values) ?? key,
  }) as unknown as SellerTexts;
};
const nl = textsOf('nl');
const draw = (page: SellerAnswer, s: SellerTexts = nl): string =>
  renderToStaticMarkup(
    <SellerPage
      view={toSeller(page, s, NOW)}
      s={s}
      action="/nl/verkoper/x"
      failed={null}
      phone="016 22 48 00"
    />,
  );
const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** Where the dots of the steps stand: within the band or above it, below it, or nothing to say. */
const dots = (page: SellerAnswer): readonly string[] =>
  toSeller(page, nl, NOW).steps.map(({ marks: { dot } }) =>
    dot === null ? 'nothing' : dot.below ? 'below' : 'in',
  );

describe('a home that is too dear', () => {
  it('is opened and kept like others, and nobody comes; most searches end below its price', () => {
    expect(dots(SELLER_STORIES.dear)).toEqual(['in', 'in', 'nothing', 'nothing']);
    const { heading, lead, budgets } = toSeller(SELLER_STORIES.dear, nl, NOW);
    expect(heading).toBe('58 keer geopend, geen nieuw bezoek');
    expect(lead).toMatch(/^Zoals woningen als de uwe: /);
    expect(budgets?.said).toBe('Ongeveer 5 van 85 gaan tot uw prijs of hoger.');
    expect(budgets?.near).toBe('Ongeveer 40 stoppen minder dan € 50.000 eronder.');
  });

  it.each([
    [0, 0, 'geen bezoek'],
    [0, 2, 'geen nieuw bezoek'],
    [1, 3, '1 bezoek'],
  ])(
    'with %i visits in the week and %i since the beginning has a headline that is true of both',
    (week, all, said) => {
      const { weeks, sums } = SELLER_STORIES.dear;
      const cut = weeks.slice(-1).map((one) => ({ ...one, visited: week }));
      const page = { ...SELLER_STORIES.dear, weeks: cut, sums: { ...sums, visited: all } };
      expect(toSeller(page, nl, NOW).heading).toBe(`58 keer geopend, ${said}`);
    },
  );

  it('draws the price right of nearly all budgets', () => {
    const { budgets } = toSeller(SELLER_STORIES.dear, nl, NOW);
    const kinds = budgets?.bars.map(({ kind }) => kind);
    expect(kinds).toEqual(['far', 'far', 'far', 'near', 'near', 'reach', 'reach', 'reach']);
    expect(budgets?.bars.map(({ value }) => value)).toEqual(['10', '10', '20', '25', '15', '5', '<5', '<5']);
    expect(budgets?.priceAt).toBe(62.5);
  });
});

describe('a home with bad pictures', () => {
  it('is hardly opened, and whoever opens it comes as elsewhere; five pictures stand beside fifteen', () => {
    expect(dots(SELLER_STORIES.pictures)).toEqual(['below', 'nothing', 'nothing', 'nothing']);
    const { lead, steps } = toSeller(SELLER_STORIES.pictures, nl, NOW);
    expect(lead).toMatch(/^Minder dan woningen als de uwe: /);
    expect(steps[0]).toMatchObject({
      note: '5 foto’s op de pagina; als de uwe 16 tot 19',
      noteShort: true,
      beside: 'Minder dan woningen als de uwe',
    });
    expect(draw(SELLER_STORIES.pictures)).toMatch(/<small class="seller__short">5 foto/);
  });
});

describe('a home that is just right', () => {
  it('stands within or above every band', () => {
    expect(dots(SELLER_STORIES.right)).toEqual(['in', 'in', 'in', 'nothing']);
    const [opened] = toSeller(SELLER_STORIES.right, nl, NOW).steps;
    expect(opened).toMatchObject({ noteShort: false });
  });
});

describe('every page', () => {
  it.each(LOCALES)('is whole in %s', (locale) => {
    for (const page of Object.values(SELLER_STORIES)) {
      const html = draw(page, textsOf(locale));
      expect(wordsOf(html)).not.toMatch(
        /\{\{|undefined|NaN|\[object|\b(?:steps|budgets|events|near|mail)\.[a-z]/,
      );
      expect(html).not.toMatch(/ style=|<script/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('has the two facts first, then the person, then the figures', () => {
    const sentence = { text: 'Zaterdag bel ik u.', name: 'Elke Wouters', phone: '016 22 48 11' };
    const html = draw({ ...SELLER_STORIES.dear, sentence });
    const at = ['<h1', 'Zaterdag bel ik u.', 'seller__figures', 'seller__steps', 'seller-weeks'].map((one) =>
      html.indexOf(one),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(html).toContain('href="tel:016224811"');
    expect(html).not.toContain('016224800');
    const without = draw(SELLER_STORIES.dear);
    expect(without).not.toContain('seller__word');
    expect(without).toContain('href="tel:016224800"');
  });

  it('tells what happened too rarely to count as less than one, not as none', () => {
    const { dear } = SELLER_STORIES;
    const of = (step: 'kept' | 'asked' | 'visited', visited = 0) =>
      toSeller(
        { ...dear, steps: [{ step, own: 0, like: null }], sums: { ...dear.sums, visited } },
        nl,
        NOW,
      ).steps.at(-1)?.own;
    expect([of('kept'), of('asked'), of('visited', 2)]).toEqual(Array(3).fill('minder dan 1'));
    expect(of('visited')).toBe('0');
  });

  it('marks no place where there is nothing beside it', () => {
    const steps = [{ step: 'visited', own: 3, like: null }] as const;
    expect(toSeller({ ...SELLER_STORIES.dear, steps: [...steps] }, nl, NOW).steps.at(-1)?.marks).toEqual({
      band: null,
      dot: null,
    });
  });

  it('draws like homes over the last week, on the scale of the bars, and lists an event once', () => {
    const { dear } = SELLER_STORIES;
    const { weeks, did } = toSeller({ ...dear, likeWeek: { from: 400, to: 500 } }, nl, NOW);
    const { bars = [], band } = weeks ?? {};
    const last = bars.at(-1);
    expect(band?.y).toBeLessThan(last?.y ?? 0);
    expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(100);
    expect(Math.min(...bars.map(({ y }) => y))).toBeGreaterThan(band?.y ?? 0);
    expect(toSeller({ ...dear, likeWeek: null }, nl, NOW)).toMatchObject({
      lead: null,
      weeks: { band: null },
    });
    expect(did).toEqual([]);
  });

  it('has every plot as a table too, with the same figures', () => {
    const html = draw(SELLER_STORIES.dear);
    const tables = html.split('<table').slice(1);
    expect(tables).toHaveLength(2);
    for (const { opened } of SELLER_STORIES.dear.weeks)
      expect(tables[0]).toContain(`<td>${'shown' in opened ? opened.shown : 'minder dan 5'}</td>`);
  });

  it('numbers the events in the plot as in the list beneath', () => {
    const html = draw(SELLER_STORIES.dear);
    expect([...html.matchAll(/<text y="5">(\d)<\/text>/g)].map(([, n]) => n)).toEqual(['1', '2']);
    expect(wordsOf(html)).toContain('E-mail naar 52 zoekers');
  });

  it('says before the first week is over when there will be figures', () => {
    const { weeks: _, ...rest } = SELLER_STORIES.dear;
    const first: SellerAnswer = {
      ...rest,
      weeks: [],
      week: null,
      steps: [],
      likeWeek: null,
      sums: { opened: { few: true }, kept: { few: true }, asked: { few: true }, visited: 0 },
      home: { ...rest.home, since: '2026-11-17', days: 6 },
    };
    const text = wordsOf(draw(first));
    expect(text).toContain('De eerste week loopt nog');
    expect(text).toContain('Vanaf maandag 23 nov');
    expect(text).not.toContain('Van gezien tot bezoek');
    // The home is older than the counting.
    const old = wordsOf(draw({ ...first, home: { ...first.home, since: '2026-08-03', days: 112 } }));
    expect(old).toContain('Vanaf maandag 30 nov');
    const off = wordsOf(draw({ ...first, counted: 'off' }));
    expect(off).not.toContain('De eerste week loopt nog');
    expect(off).toContain('Ons kantoor telt niet');
    expect(wordsOf(draw({ ...first, counted: 'own-service' }))).toContain('van een eigen systeem');
  });

  it('offers the other rhythms of its mail, and none to a seller without an address for it', () => {
    const buttons = (mail: SellerAnswer['mail']) =>
      [...draw({ ...SELLER_STORIES.dear, mail }).matchAll(/<button[^>]*\bname="mail"[^>]*>/g)].map(
        ([tag]) => /\bvalue="(\w+)"/.exec(tag)?.[1],
      );
    expect([buttons('week'), buttons('month'), buttons('none'), buttons(null)]).toEqual([
      ['month', 'none'],
      ['week', 'none'],
      ['week', 'month'],
      [],
    ]);
  });
});
