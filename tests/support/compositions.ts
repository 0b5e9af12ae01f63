import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { CHOICES, type Choices, COMPOSITIONS } from '#domain/theme/compositions.ts';
import { framesOf } from './frames.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId } from './sites.ts';

/** Generates random choices of a site. */
const choicesArbitrary = fc.record(
  Object.fromEntries(CHOICES.map((part) => [part, fc.constantFrom(...COMPOSITIONS[part])])),
) as unknown as fc.Arbitrary<Choices>;

/** Random combinations of choices; the same seed gives the same ones. */
export const randomChoices = (count: number, seed: number): readonly Choices[] =>
  fc.sample(choicesArbitrary, { numRuns: count, seed });

/** "ruled sheet plate grid rule tint display table block". */
export const nameOf = (choices: Choices): string => CHOICES.map((part) => choices[part]).join(' ');

const WORD = 'Meergeneratiekangoeroewoningontwikkelingsprojecten';
/** A heading and a lead in the style of an author who has not seen the page. */
const HEADLINE = `Wonen, werken en thuiskomen in ${WORD} tussen Leuven en Tervuren`;
const LEAD = `${'Wij kennen elke straat, elk huis en bijna iedereen die er woont. '.repeat(4)}${WORD}.`;
const everywhere = (text: string) => Object.fromEntries(['nl', 'fr', 'en', 'de'].map((code) => [code, text]));

const databaseOf = (state: string, table: string): DatabaseSync => {
  for (const file of globSync(`${state}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`)) {
    const database = new DatabaseSync(file);
    const has = database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(table);
    if (has !== undefined) return database;
    database.close();
  }
  throw new Error(`no table ${table} in ${state}`);
};

/** Sets the choices and too long texts of each agency, in a state folder that no Worker uses yet. */
export function choose(state: string, chosen: Partial<Readonly<Record<AgencyId, Choices>>>): void {
  const database = databaseOf(state, 'sites');
  const site = database.prepare('UPDATE sites SET doc = json_patch(doc, ?) WHERE id = ?');
  const home = database.prepare(
    `UPDATE pages SET doc = json_patch(doc, ?) WHERE site_id = ? AND id = 'home'`,
  );
  for (const agency of AGENCY_IDS) {
    const choices = chosen[agency];
    if (choices === undefined) continue;
    const name = `${AGENCIES[agency].name} ${WORD}`;
    const contact = { invitation: everywhere(`Kom langs, ${WORD}.`) };
    site.run(JSON.stringify({ name, theme: { choices }, settings: { contact } }), agency);
    home.run(JSON.stringify({ title: everywhere(HEADLINE), lead: everywhere(LEAD) }), agency);
  }
  database.close();
}

/** Lengthens texts in cards, menus and headings to the maximum that an agency may write. */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate((word) => {
    const long = (selector: string, text: string) => {
      for (const [index, part] of [...document.querySelectorAll(selector)].entries())
        if (index % 2 === 0) {
          part.textContent = text;
          // The accessible name changes too.
          if (part.hasAttribute('aria-label')) part.setAttribute('aria-label', text);
        }
    };
    long('.card__title a', `Gerenoveerd en volledig onderkelderd herenhuis met ${word} en tuin`);
    long('.card__place', `Burgemeester-Van-der-Straeten-laan 1234 bus 5.678, ${word}`);
    long('.section-heading h2', `Wat onze verkopers over ${word} schrijven`);
    long('.summary h1', `Gerenoveerd herenhuis met ${word}`);
    long('.summary__place', `Burgemeester-Van-der-Straeten-laan 1234 bus 5.678, ${word}`);
    long('.price', 'Vanaf € 12.345.678');
    long('.main-menu a', 'Nieuwbouwprojecten');
  }, WORD);

/** Overflow of a page beyond its window's width, px, with the elements that cause it. */
export const overflowOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return null;
    const out = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1,
    );
    const names = out.slice(0, 4).map(({ tagName, className }) => `${tagName}.${String(className)}`);
    return `${over} px too wide: ${names.join(', ')}`;
  });

/**
 * Texts and buttons of the first screen that another element covers, or that extend above the page. Checks
 * the elements in the window at the top of the page; an element's children count as itself.
 */
export const coveredOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const linesOf = (part: Element): readonly DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    };
    const named = (part: Element | null | undefined) =>
      part ? `${part.tagName}.${String(part.className)}` : 'nothing';
    const parts = [...document.querySelectorAll('h1, .hero__lead, .hero [type="submit"], header a')];
    return parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        for (const { left, right, top, bottom, height } of linesOf(part)) {
          // The line box is higher than the letters by a fifth above and below.
          const free = height / 5;
          if (top + free < 0) return [`${named(part)} begins ${Math.round(-top)} px above the page`];
          for (const x of [left + 2, (left + right) / 2, right - 2])
            for (const y of [top + free, bottom - free]) {
              const above = document.elementFromPoint(x, y);
              if (above !== null && !part.contains(above) && !above.contains(part))
                return [`${named(part)} lies under ${named(above)}`];
            }
        }
        return [];
      });
  });

/** Layout shifts, with their elements and positions: null, or a line that begins with the page's CLS. */
export async function shiftOf(page: Page): Promise<string | null> {
  await framesOf(page);
  return await page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRect;
            readonly currentRect: DOMRect;
          }[];
        }
        const placeOf = ({ x, y, width, height }: DOMRect): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]));
        }).observe({ type: 'layout-shift', buffered: true });
        const said = (): string | null => {
          if (shifts.length === 0) return null;
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const moved = shifts.flatMap(({ sources }) => sources);
          const names = moved.map(({ node, previousRect, currentRect }) => {
            const part = node instanceof Element ? node : node?.parentElement;
            return `${part?.tagName}.${part?.className} ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
          });
          return `moves by ${sum.toFixed(4)}: ${names.join(', ')}`;
        };
        setTimeout(() => resolve(said()), 50);
      }),
  );
}
