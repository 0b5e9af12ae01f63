import { FIGURES } from '../values/figures.ts';
import { answerOnly, BESIDE, point } from '../values/home.ts';
import { reason } from '../values/reasons.ts';
import { below, each, isObject, NOTHING, ofEach, type Rule, refuse, type ValueRow } from '../values/rule.ts';
import { TEXTS } from '../values/texts.ts';

/** At most one price per type of stay and season. */
const ratesOnce: Rule = (rates) => {
  const seen = new Set<string>();
  return ofEach((rate) => {
    if (!isObject(rate)) return NOTHING;
    const key = `${String(rate.season)} ${String(rate.type)}`;
    const twice = seen.has(key);
    seen.add(key);
    return twice ? refuse(reason('twice')) : NOTHING;
  })(rates);
};

/** An id of an option occurs once: a guest chooses by it. */
const optionsOnce: Rule = (options) => {
  const seen = new Set<string>();
  return ofEach((option) => {
    if (!isObject(option) || typeof option.id !== 'string') return NOTHING;
    const twice = seen.has(option.id);
    seen.add(option.id);
    return twice ? refuse(reason('twice')) : NOTHING;
  })(options);
};

const isRange = (range: unknown): range is [string, string] =>
  Array.isArray(range) && range.length === 2 && range.every((day) => TEXTS.day(day).length === 0);

/** Taken nights `[from, to)`: existing days, in order, each night once. */
const takenNights: Rule = (taken) => {
  const before: [string, string][] = [];
  return ofEach((range) => {
    if (!isRange(range)) return NOTHING;
    const [from, to] = range;
    if (from >= to) return refuse(reason('ends'));
    const other = before.find((one) => one[0] < to && from < one[1]);
    before.push([from, to]);
    return other === undefined ? NOTHING : refuse(reason('overlaps', { from: other[0], to: other[1] }));
  })(taken);
};

/** Rows of a holiday rental with its rates and taken nights. */
export const RENTAL_ROWS: readonly ValueRow[] = [
  ...below('rental', [
    ['id', TEXTS.id],
    ...each('photos[]', 'original medium thumbnail', TEXTS.pictureName),
    ['general.location.id', TEXTS.id],
    ['general.city.id', TEXTS.id],
    ['general.subKind.id', TEXTS.id],
    ['general.geoLocation', point],
    ['general.maxOccupation', FIGURES.persons],
    ['general.floor', FIGURES.floor],
    ...each('rooms', 'bedrooms bathrooms', FIGURES.rooms),
    ['rules.minNights', FIGURES.nights],
    ...each('costs', 'cleaning deposit touristTaxPerPersonNight', FIGURES.euros),
    ['general.rentalOptions[].price', FIGURES.euros],
    ['general.rentalOptions[].most', FIGURES.placesToTake],
    ['general.rentalOptions', optionsOnce],
    ['pricesFrom', answerOnly],
    ['quote', answerOnly],
  ]),
  ['rates', ratesOnce],
  ['taken', takenNights],
  ['taken[]', (range) => (Array.isArray(range) ? ofEach(TEXTS.day)(range) : NOTHING)],
  ...BESIDE,
];
