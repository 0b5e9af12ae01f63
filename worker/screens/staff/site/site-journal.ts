/** What a person changed in the settings of the site, as the journal says it. */

import { DOT } from '#domain/format/ties.ts';
import { entryIn, patternOf, valueAtPath } from '#domain/settings/paths.ts';
import type { Site } from '#wire/site.ts';
import type { StaffJournal } from '#wire/staff.ts';
import { fieldAt, type SiteField } from './site-table.ts';
import { labelOf, type SiteWords, saidValue } from './site-words.ts';

type Event = Pick<StaffJournal['deeds'][number], 'deed' | 'what'>;

const VALUE = String.raw`…|"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false`;
/** `settings.contact.phone: "050 1" → "050 2"`, or a member alone, one after the other. */
const CHANGE = new RegExp(String.raw`([\w.[\]-]+)(?:: (${VALUE}) → (${VALUE}))?(?:; |$)`, 'gu');
/** Hours and days as the content service writes them: "09:00-12:30, 13:30-18:00". */
const asPairs = (text: string): readonly string[][] | null => {
  const pairs = text
    .split(', ')
    .map((one) => /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(one) ?? /^(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)$/.exec(one));
  return pairs.every((pair) => pair !== null) ? pairs.map((pair) => pair?.slice(1) ?? []) : null;
};

/** A value as it was written. Only hours and days are pairs: a text that looks like them is a text. */
function valueIn(json: string | undefined, field: SiteField | undefined): unknown {
  if (json === undefined || json === '…') return null;
  const value = JSON.parse(json) as unknown;
  const isOfPairs = field?.control === 'hours' || field?.control === 'days';
  return isOfPairs && typeof value === 'string' ? (asPairs(value) ?? value) : value;
}

/** Words of an event of the site's settings; empty for other events. */
export function changeOfSite({ deed: event, what }: Event, site: Site, words: SiteWords): string {
  if (event !== 'site.changed' && event !== 'site.put_back') return '';
  return [...what.matchAll(CHANGE)]
    .map(([, path = '', before, after]) => {
      const field = fieldAt(path);
      const [, list] = /^settings\.team\.(offices|people)\[\]$/.exec(patternOf(path)) ?? [];
      const id = entryIn(path);
      const name =
        id === null ? undefined : valueAtPath(site, `${path.slice(0, path.indexOf('['))}[${id}].name`);
      const label = list !== undefined || field === undefined ? null : labelOf(field, words);
      const said =
        before === undefined
          ? (label ?? words.s('site.log.changed'))
          : `${label ?? path}: ${saidValue(field, valueIn(before, field), words)} → ${saidValue(field, valueIn(after, field), words)}`;
      return typeof name === 'string' ? words.s('site.of', { name, field: said }) : said;
    })
    .join(DOT);
}
