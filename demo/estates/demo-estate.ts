import type { LocalizedText } from '../../wire/values.ts';
import type { MotifName, OriginalName } from '../art/pool/pool.ts';
import type { Words } from '../basics/words.ts';
import type { PlannedRoom } from '../choice/floor-plans.ts';
import type { Place } from '../places/place.ts';
import type { Tag } from '../texts/sentence.ts';
import type { SubTypeCode } from '../vocabulary/sub-types.ts';
import type { TransactionId } from '../vocabulary/vocabulary.ts';
import type { Kind } from './kinds/kinds.ts';

/** Facts of an estate, before it becomes a document of either source. */
export interface DemoEstate {
  readonly siteId: string;
  readonly id: number;
  readonly reference: string;
  readonly kind: Kind;
  readonly subType: SubTypeCode;
  readonly place: Place;
  readonly street: LocalizedText;
  readonly number: string;
  readonly box: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly visible: boolean;
  readonly transaction: TransactionId;
  /** Days before the reference date. */
  readonly days: number;
  readonly published: string;
  readonly tags: ReadonlySet<Tag>;
  /** m². */
  readonly area: number | null;
  readonly plot: number | null;
  readonly terrace: number | null;
  readonly garden: number | null;
  /** Street frontage of a plot, or width of a house, metres. */
  readonly width: number | null;
  readonly beds: number | null;
  readonly baths: number | null;
  readonly toilets: number | null;
  /** Storey; 0 is the ground floor. */
  readonly floor: number | null;
  readonly storeys: number | null;
  readonly garages: number;
  readonly parkings: number;
  readonly built: number | null;
  readonly renovated: number | null;
  readonly condition: 'TO_RENOVATE' | 'TO_FRESHEN_UP' | 'GOOD_CONDITION' | 'RENEWED' | 'NEW';
  /** kWh/m²/year. */
  readonly epc: number | null;
  readonly orientation: string;
  /** Euros; the monthly rent for a letting. */
  readonly price: number;
  /** Motif of its first picture. */
  readonly front: MotifName;
  /** Floor plans with the same data. */
  readonly plans: readonly OriginalName[];
  /** Its rooms as in those plans; null without a plan with areas. */
  readonly rooms: readonly PlannedRoom[] | null;
  readonly pictures: readonly OriginalName[];
  readonly title: Words;
  readonly short: Words;
  readonly description: Words;
}

/** An estate before its pictures are chosen. */
export type DrawnEstate = Omit<DemoEstate, 'pictures'>;

/** Transactions of the first source that let an estate (spec 1 §4). */
export const isLetting = (transaction: number): boolean => [2, 4, 6, 8].includes(transaction);
