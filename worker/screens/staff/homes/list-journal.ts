import { standingOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { LAYER_FIELDS } from '#wire/home-layer.ts';
import type { StaffJournal } from '#wire/staff.ts';
import type { StaffKey, StaffTexts } from '../texts.ts';
import { stateKey } from './list-actions.ts';
import { priceOf } from './list-words.ts';

type Event = Pick<StaffJournal['deeds'][number], 'deed' | 'what'>;

/** Fields whose values the journal says in words; others are counted, since their names are the record's. */
const SAID: Readonly<Record<string, (value: string, s: StaffTexts) => string>> = {
  'estate.general.price.value': (value, s) => priceOf(Number(value), s),
  'estate.general.transaction.id': (value, s) => s(stateOf(value)),
};

/** The text of a state by its number in the first source. */
function stateOf(transaction: string): StaffKey {
  const { gone, option, purpose: found } = standingOf({ source: SOURCES.plain.name, transaction });
  const purpose = found === 'FOR_SALE' || found === 'TO_RENT' ? found : null;
  return stateKey({ state: gone ? 'gone' : option ? 'option' : 'offer', purpose });
}

/** "estate.general.price.value: 395000 → 385000", as the content service writes it. */
const CHANGE = /^([\w.]+): (\S+) → (\S+)$/;

/** A choice over a home: "op de site: ja → nee"; of other fields only their names, since they may name people. */
function layerIn([, field, from, to]: RegExpExecArray, s: StaffTexts): string {
  const known = LAYER_FIELDS.find((one) => one === field);
  if (known === undefined) return '';
  const name = s(`homes.fields.${known}`);
  if (known === 'hidden')
    return [from, to].map((one) => s(one === 'true' ? 'homes.log.off' : 'homes.log.on')).join(' → ');
  if (from === undefined || to === undefined) return name;
  if (known === 'openHouses')
    return `${name}: ${[from, to].map((one) => (one === '…' ? s('homes.log.delivered') : one)).join(' → ')}`;
  return `${name}: ${s('homes.log.delivered')}`;
}

/**
 * What an action on a home changed, before and after, in words: "€ 395.000 → € 385.000"; empty for other events, and
 * for those that change no field.
 */
export function changeIn({ deed: event, what }: Event, s: StaffTexts): string {
  if (!event.startsWith('home.')) return '';
  const words = what.slice(`${what} `.indexOf(' ') + 1);
  const [, version] = /^version (\d+)$/.exec(words) ?? [];
  if (version !== undefined) return s('homes.log.version', { n: version });
  if (event === 'home.undone' || words === '') return '';
  const layered = /^layer\.(\w+)(?:: (\S+) → (\S+))?$/.exec(words);
  if (layered !== null) return layerIn(layered, s);
  const rows = words.split('; ').map((row) => {
    const [, field = '', from = '', to = ''] = CHANGE.exec(row) ?? [];
    const say = Object.hasOwn(SAID, field) ? SAID[field] : undefined;
    const value = (text: string) => (text === '…' ? s('homes.log.unset') : (say?.(text, s) ?? ''));
    return say === undefined ? null : `${value(from)} → ${value(to)}`;
  });
  const said = rows.filter((row) => row !== null);
  const others = rows.length - said.length;
  return [...said, ...(others === 0 ? [] : [s.count('homes.log.fields', others)])].join(' · ');
}
