/** The traits of a home, read from its documents of either source (decision 150). */

import { pathsOf } from '../fields/common-facts.ts';
import { codeOf, entryOf, localizedOf, numberOf, textOf, valueAt } from '../fields/read.ts';
import {
  bitsOf,
  CODED_TRAITS,
  type CodedTrait,
  type MeasuredTrait,
  numberOfCode,
  type TraitValues,
} from '../filter/traits.ts';
import { fold } from '../fold.ts';
import { statedDay } from '../format/date.ts';
import { hasPositive } from '../rules/emptiness.ts';
import { energyLabelOf } from '../rules/energy.ts';
import { isClassed, kindOf } from '../rules/property-kind.ts';
import { regionOf } from '../rules/region.ts';
import { isYear } from '../rules/year.ts';
import { yesOrNo } from '../rules/yes-no.ts';
import {
  aboveZero,
  answered,
  filledIn,
  firstOf,
  listed,
  type Reader,
  room,
  roomOf,
  values,
} from './readers.ts';

/** The code of a field, plain or as the id of a named value. */
const coded =
  (trait: CodedTrait, paths: readonly string[]): Reader =>
  (document) => {
    const said = values(document, paths).map((value) => codeOf(entryOf(value, 'id') ?? value));
    return said.find((code) => code !== null && numberOfCode(trait, code) > 0) ?? null;
  };

/** Façades of a kind of building (spec 2 §3, "Construction type"). */
const FACADES: Readonly<Record<string, string>> = { CLOSED: '2', HALF_OPEN: '3', OPEN: '4' };

const facades: Reader = (document) => {
  const count = numberOf(valueAt(document, 'construction.facades_count'));
  if (hasPositive(count)) return String(Math.min(4, Math.max(1, Math.trunc(count))));
  const kinds = values(document, pathsOf('buildingType')).map((value) =>
    codeOf(entryOf(value, 'id') ?? value),
  );
  return kinds.map((kind) => FACADES[kind ?? '']).find((code) => code !== undefined) ?? null;
};

/**
 * The class of the certificate, on the scale of the home's own region; of a pair the worse, so that "C or better" never
 * promises too much. As on its card, a home without a label has the class of its figure.
 */
const energyLabel: Reader = (document) => {
  const address = valueAt(document, 'general.address') ?? valueAt(document, 'address');
  const type = valueAt(document, 'general.headType.id') ?? valueAt(document, 'type');
  const project = yesOrNo(valueAt(document, 'general.project')) === true;
  const [epcValue = null] = values(document, pathsOf('energyUse')).flatMap((value) => numberOf(value) ?? []);
  const figures = {
    epcValue,
    customEpcLabel: textOf(valueAt(document, 'energy.customEpcLabel')),
    energyLabel:
      values(document, pathsOf('energyLabel'))
        .map(textOf)
        .find((label) => label !== null) ?? null,
  };
  const classes = !project && isClassed(kindOf(codeOf(type)));
  return energyLabelOf(figures, regionOf(address as Parameters<typeof regionOf>[0]), classes)?.worst ?? null;
};

/** A place for a car, as agencies name it among rooms and facilities. */
const SHELTERS = [
  'Garage',
  'Garages',
  'Carport',
  'Parking',
  'Car park',
  'Parkeerplaats',
  'Autostaanplaats',
  'Staanplaats',
  'Garagebox',
  'Place de parking',
  'Emplacement de parking',
  'Box de garage',
  'Parking space',
  'Stellplatz',
  'Parkplatz',
  'Tiefgarage',
] as const;

/** In the order in which they are asked: an answer outweighs what is only listed. */
const READERS: Readonly<Record<CodedTrait, Reader>> = {
  garden: firstOf(
    answered('other.garden'),
    aboveZero('other.garden_surface'),
    filledIn('other.garden_type', ...pathsOf('gardenOrientation')),
    listed('Tuin', 'Jardin', 'Garden', 'Garten'),
  ),
  terrace: firstOf(room('terrace'), roomOf('layout.terrace'), listed('Terras', 'Terrasse', 'Terrace')),
  parking: firstOf(
    room('garage'),
    room('parking'),
    aboveZero('other.garages_count', 'other.parking_spaces_count', 'other.carports_count'),
    roomOf('layout.garage'),
    listed(...SHELTERS),
  ),
  lift: firstOf(answered(...pathsOf('lift')), listed('Lift', 'Ascenseur', 'Aufzug')),
  furnished: answered(...pathsOf('furnished')),
  // As on the page: the first source's second field stands in for the first, and never against it.
  pets: firstOf(answered(...pathsOf('pets')), answered('general.petsAllowed')),
  newBuilding: answered(...pathsOf('newBuilding')),
  seaView: firstOf(
    answered('other.sea_view', 'other.side_sea_view'),
    listed('Zeezicht', 'Vue sur mer', 'Sea view', 'Meerblick'),
  ),
  energyLabel,
  condition: coded('condition', pathsOf('condition')),
  facades,
};

const positive = (document: unknown, paths: readonly string[]): readonly number[] =>
  values(document, paths).map(numberOf).filter(hasPositive);

/** Whole square metres, rounded down, so that a home is never larger than it says; less than one is none. */
const area = (document: unknown, fact: string): number | null => {
  const [metres = 0] = positive(document, pathsOf(fact)).map(Math.trunc);
  return metres > 0 ? metres : null;
};

const AT_ONCE = ['Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'].map(fold);

/** The day as `YYYYMMDD`, 0 for at once; null for "on signing of the deed" and the like, which no day follows from. */
function availableOn(document: unknown): number | null {
  const day = values(document, pathsOf('availableFrom'))
    .map((value) => statedDay(textOf(value)))
    .find((stated) => stated !== null);
  if (typeof day === 'string') return Number(day.replaceAll('-', ''));
  const isNow = values(document, pathsOf('available')).some((value) => {
    const names = Object.values(localizedOf(entryOf(value, 'name')) ?? {});
    return (
      codeOf(entryOf(value, 'id') ?? value) === 'IMMEDIATE' ||
      names.some((name) => AT_ONCE.includes(fold(name)))
    );
  });
  return isNow ? 0 : null;
}

const MEASURES: Readonly<Record<MeasuredTrait, (document: unknown) => number | null>> = {
  livingArea: (document) => area(document, 'area'),
  landArea: (document) => area(document, 'plot'),
  year: (document) => {
    const years = positive(document, [...pathsOf('built'), ...pathsOf('renovated')]).filter(isYear);
    return years.length === 0 ? null : Math.max(...years);
  },
  availableOn,
};

const firstSaid = <T>(documents: readonly unknown[], read: (document: unknown) => T | null): T | null => {
  for (const document of documents) {
    const said = read(document);
    if (said !== null) return said;
  }
  return null;
};

/** The traits that these documents of one home say; the first that says one decides. */
export const traitsOf = (...documents: readonly unknown[]): TraitValues => ({
  coded: CODED_TRAITS.reduce((sum, trait) => {
    const code = firstSaid(documents, READERS[trait]);
    return sum + (numberOfCode(trait, code) << bitsOf(trait).shift);
  }, 0),
  livingArea: firstSaid(documents, MEASURES.livingArea),
  landArea: firstSaid(documents, MEASURES.landArea),
  year: firstSaid(documents, MEASURES.year),
  availableOn: firstSaid(documents, MEASURES.availableOn),
});
