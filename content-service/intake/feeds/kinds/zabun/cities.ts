/** The vendor's numbers of Belgian towns, as search cards name them: asked for once a day, since the list is long. */
import { fold } from '#domain/fold.ts';
import { type Ask, FeedFault, type VendorCard } from '../../kind.ts';
import { idIn, member, membersOf, textIn } from '../../mapping/read.ts';
import type { Zabun } from './account.ts';
import { answerOf, requestOf } from './call.ts';
import { COUNTRIES } from './codes.ts';

const LIFE = 24 * 60 * 60_000;
/** Accounts whose list an isolate keeps: it is the same for all agencies of one. */
const MOST = 4;

const BELGIUM = [...COUNTRIES].find(([, code]) => code === 'BE')?.[0];

/** A town with its number; `names` are folded. */
interface Town {
  readonly id: number;
  readonly zip: string;
  readonly names: readonly string[];
}

const KNOWN = new Map<string, { readonly towns: readonly Town[]; readonly until: number }>();

/** A public client reads `city_geo_id`, `zip`, `city` and `alias[{lang, alias}]`, in a list or in `cities`. */
function townsIn(answer: unknown): readonly Town[] {
  const list = Array.isArray(answer) ? answer : member(answer, 'cities');
  const towns = membersOf(list).flatMap((one): readonly Town[] => {
    const [id, zip] = [idIn(member(one, 'city_geo_id')), textIn(member(one, 'zip'))];
    if (id === null || zip === null) return [];
    const names = [
      member(one, 'city'),
      ...membersOf(member(one, 'alias')).map((name) => member(name, 'alias')),
    ];
    // "Knokke (8300)" is Knokke.
    const written = names
      .flatMap((name) => textIn(name) ?? [])
      .map((name) => fold(name.replace(/\s*\(\d+\)$/, '')));
    return [{ id: Number(id), zip, names: written }];
  });
  if (towns.length === 0) throw new FeedFault('broken', 'an answer that is no list of towns');
  return towns;
}

/** The vendor's numbers of places, by zip and name; one that has none is left out. Throws FeedFault. */
export async function cityIdsOf(
  ask: Ask,
  zabun: Zabun,
  places: VendorCard['places'],
): Promise<readonly number[]> {
  if (places.length === 0) return [];
  const name = JSON.stringify([zabun.base, zabun.keys]);
  let known = KNOWN.get(name);
  if (known === undefined || known.until <= ask.now.getTime()) {
    const path = `/api/v1/geo/cities?country_geo_id=${BELGIUM}`;
    known = {
      towns: townsIn(await answerOf(ask, requestOf(zabun, 'GET', path))),
      until: ask.now.getTime() + LIFE,
    };
    const [oldest] = KNOWN.keys();
    if (KNOWN.size >= MOST && oldest !== undefined) KNOWN.delete(oldest);
    KNOWN.set(name, known);
  }
  const { towns } = known;
  return [
    ...new Set(
      places.flatMap((place) => {
        const names = Object.values(place.name).map((written) => fold(written ?? ''));
        return towns.flatMap((town) =>
          town.zip === place.zip && town.names.some((one) => names.includes(one)) ? [town.id] : [],
        );
      }),
    ),
  ];
}
