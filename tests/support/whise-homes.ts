import { readFileSync } from 'node:fs';
import {
  answerWith,
  type RecordedHome,
  recordedIn,
} from '#content-service/intake/feeds/kinds/whise/testing/recorded.ts';

const FOLDER = '../../content-service/intake/feeds/kinds/whise/testing/';

/** The homes of the recorded answer. */
export const RECORDED: readonly RecordedHome[] = recordedIn(
  readFileSync(new URL(`${FOLDER}estates-list.ndjson`, import.meta.url), 'utf8'),
);

/** The recorded answer. */
export const RECORDED_ANSWER = answerWith(RECORDED);

/** A home as the vendor sends it. */
export type WhiseHome = Readonly<Record<string, unknown>> & { readonly id: number };

const [project, ...others] = [
  ...RECORDED.filter(({ canHaveChildren }) => canHaveChildren === true),
  ...RECORDED.filter(({ canHaveChildren }) => canHaveChildren !== true),
];
const UNITS = others.filter(({ parentId }) => parentId !== undefined);
const ALONE = others.filter(({ parentId }) => parentId === undefined);

/** A recorded home under another id, with its own reference, price and pictures. */
function again(home: RecordedHome, id: number, more: Readonly<Record<string, unknown>> = {}): WhiseHome {
  const price = typeof home.price === 'number' ? { price: home.price + (id % 97) * 1000 } : {};
  return {
    ...home,
    ...price,
    id,
    referenceNumber: `W-${id}`,
    pictures: home.pictures.map((picture, at) => ({ ...picture, id: id * 100 + at })),
    ...more,
  };
}

const memberAt = <Member>(list: readonly Member[], at: number): Member => {
  const member = list[at % list.length];
  if (member === undefined) throw new Error('the recorded answer has no such homes');
  return member;
};

/**
 * Homes and projects, each project with three units, made of the recorded ones in turn: their ids begin at `from`.
 * Half of them hide their address or price, as half of the recorded ones do.
 */
export function whiseHomes(
  { homes, projects }: { readonly homes: number; readonly projects: number },
  from = 1_000_000,
): readonly WhiseHome[] {
  const alone = Array.from({ length: homes }, (_, at) => again(memberAt(ALONE, at), from + at));
  const combined = Array.from({ length: projects }, (_, at) => {
    const id = from + homes + at * (UNITS.length + 1);
    const units = UNITS.map((unit, place) => again(unit, id + 1 + place, { parentId: id }));
    return [again(memberAt([project], 0) as RecordedHome, id), ...units];
  });
  return [...alone, ...combined.flat()];
}
