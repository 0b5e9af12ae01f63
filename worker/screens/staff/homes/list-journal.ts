import { isRemoval, unitOf } from '#domain/fields/record-paths.ts';
import { DOT } from '#domain/format/ties.ts';
import type { Locale } from '#domain/locale.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Translator } from '#locales/translator.ts';
import { LAYER_FIELDS } from '#wire/home-layer.ts';
import type { StaffJournal } from '#wire/staff.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import type { StaffKey, StaffTexts } from '../texts.ts';
import { type FormRow, QUESTIONS } from './form-rows.ts';
import { sectionsOf } from './home-table.ts';
import { labelIn, shortLabelOf, shownValue, type Words } from './home-words.ts';
import { stateKey } from './list-actions.ts';

type Event = Pick<StaffJournal['deeds'][number], 'deed' | 'what'>;

/** The text of a state by its number in the first source. */
function stateOf(transaction: string): StaffKey {
  const { gone, option, purpose: found } = standingOf({ source: SOURCES.plain.name, transaction });
  const purpose = found === 'FOR_SALE' || found === 'TO_RENT' ? found : null;
  return stateKey({ state: gone ? 'gone' : option ? 'option' : 'offer', purpose });
}

const VALUE = String.raw`…|"(?:[^"\\]|\\.)*"|-?[\d.]+(?:e[+-]?\d+)?|true|false`;
/** `estate.general.price.value: 395000 → 385000`, or a field alone, as the content service writes them one after another. */
const CHANGE = new RegExp(String.raw`([\w.[\]]+)(?:: (${VALUE}) → (${VALUE}))?(?:; |$)`, 'gu');

/** `layer.hidden: … → true`, or a choice alone. */
const LAYERED = /^layer\.(\w+)(?:: (\S+) → (\S+))?$/;

/** Actions whose word says already which field they change. */
const OF_ONE_FIELD = ['home.priced', 'home.stated'];

/** A value of the journal in words: choices are there by their id, places and chosen words as a text. */
function sayValue(row: FormRow, json: string, words: Words): string {
  if (json === '…') return words.s('homes.log.unset');
  const value = JSON.parse(json) as unknown;
  if (row.control === 'status') return words.s(stateOf(String(value)));
  if (['named', 'subType'].includes(row.control))
    return shownValue(row, { id: value }, words) ?? String(value);
  return ['city', 'destination'].includes(row.control) && typeof value === 'string'
    ? value
    : (shownValue(row, value, words) ?? String(value));
}

/** What became of a unit: it came with its number, and left with a field of its own; either may be dropped again. */
function unitKey(field: string, within: string, to: string): StaffKey | null {
  const isUnset = to === '…';
  if (within === 'general.id') return isUnset ? 'homes.log.unitGone' : 'homes.log.unitNew';
  if (!isRemoval(field)) return null;
  return isUnset ? 'homes.log.unitStays' : 'homes.log.unitGone';
}

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
 * Says what an action on a home changed, before and after, in words: "Slaapkamers: 2 → 3"; empty for other events, and
 * for those that change no field. Fields that no form has, and values that were too long, are counted.
 */
export function createChangeIn(
  s: StaffTexts,
  t: Translator,
  locales: readonly Locale[],
): (event: Event) => string {
  const words: Words = { s, t, locale: s.locale, labelIn, scale: null };
  const rowsOf = (kind: WrittenKind, unit: string | null = null): readonly FormRow[] =>
    sectionsOf({ kind, unit, locales, streetLocales: locales, questions: QUESTIONS }).flatMap(
      ({ rows: first, more }) => [...first, ...more],
    );
  const rows = [...rowsOf('estate'), ...rowsOf('rental')];
  const units = new Map<string, readonly FormRow[]>();
  const rowsIn = (field: string): readonly FormRow[] => {
    const unit = unitOf(field)?.unit;
    if (unit === undefined) return rows;
    const own = units.get(unit) ?? rowsOf('estate', unit);
    units.set(unit, own);
    return own;
  };
  /** A change of a field; of a unit with its number, since its name may be another one by now. */
  const say = (field: string, from: string, to: string, isAlone: boolean): string | null => {
    const of = unitOf(field);
    const row = rowsIn(field).find(({ path }) => path === field);
    const unit = of === null ? null : unitKey(field, of.within, to);
    const change =
      unit !== null
        ? s(unit)
        : row === undefined
          ? null
          : `${sayValue(row, from, words)} → ${sayValue(row, to, words)}`;
    if (change === null) return null;
    const said = isAlone || row === undefined ? change : `${shortLabelOf(row, words)}: ${change}`;
    if (of === null) return said;
    return s('written.units.of', { unit: s('written.units.unnamed', { n: of.unit }), field: said });
  };
  return ({ deed: event, what }) => {
    if (!event.startsWith('home.')) return '';
    const changes = what.slice(`${what} `.indexOf(' ') + 1);
    const [, version] = /^version (\d+)$/.exec(changes) ?? [];
    if (version !== undefined) return s('homes.log.version', { n: version });
    if (event === 'home.undone' || changes === '') return '';
    const layered = LAYERED.exec(changes);
    if (layered !== null) return layerIn(layered, s);
    const found = [...changes.matchAll(CHANGE)];
    const said = found.flatMap(([, field = '', from, to]) =>
      from === undefined || to === undefined
        ? []
        : (say(field, from, to, OF_ONE_FIELD.includes(event)) ?? []),
    );
    const others = found.length - said.length;
    return [...said, ...(others === 0 ? [] : [s.count('homes.log.fields', others)])].join(DOT);
  };
}
