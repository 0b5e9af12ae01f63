import { localizedOf, textOf, valueAt } from '../fields/read.ts';
import { type AddressLike, showsStreet, streetLine } from '../rules/address.ts';
import { hasPositive, isKnownNumber } from '../rules/emptiness.ts';
import { parseCustomEpcLabel, parseEnergyLabel } from '../rules/energy-label.ts';
import { regionOf } from '../rules/region.ts';
import type { EstateSource } from '../rules/source.ts';
import { planningCode } from '../rules/yes-no.ts';
import { DUTIES } from './duties.ts';
import { type Deal, type Duty, type Subject, WHOLE_ADDRESS } from './duty.ts';
import { PENDING_ALONE } from './pending.ts';

/** The facts of a listing that the law on advertisements depends on. */
export interface Advertised {
  /** The source whose fields the document has. */
  readonly source: EstateSource;
  /** The listing as on the wire. */
  readonly document: unknown;
  readonly address: (AddressLike & { readonly region?: string | null }) | null | undefined;
  /** null: sold, let, or of unknown status; no duties apply. */
  readonly deal: Deal | null;
  readonly subject: Subject;
  /** A building of several units, offered as a whole. */
  readonly severalUnits: boolean;
  /** Length of the lease in years; null when unknown, as in listings. */
  readonly leaseYears: number | null;
}

/** A duty that a listing does not fulfil. */
export interface Lack {
  readonly duty: Duty;
  /** Due only if the lease is longer than nine years, which the listing does not state. */
  readonly ifLongLease: boolean;
}

/** A longer lease has the same duties as a sale. */
const LONG_LEASE_YEARS = 9;

/** Fields whose value may be 0 or negative. */
const ENERGY_FIGURE = /(^|\.)(epcValue|epcValueTotal|epc_value|epc_year_value)$/;

/** A class of a certificate, and its number. */
const ENERGY_CLASS = /(^|\.)(energyLabel|customEpcLabel|energy_label)$/;
const CERTIFICATE_NUMBER = /(^|\.)(epcReference|epbReference|epc_number)$/;

/** A certificate that is being made is none: its class is a class, its number has digits and no such words. */
function saysOfCertificate(path: string, text: string, severalUnits: boolean): boolean {
  if (CERTIFICATE_NUMBER.test(path)) return /\d/.test(text) && !PENDING_ALONE.test(text);
  const label = parseEnergyLabel(text) ?? parseCustomEpcLabel(text)?.label ?? null;
  return label !== null && (!severalUnits || label.worst !== label.best);
}

function says(path: string, { document, address, severalUnits }: Advertised): boolean {
  if (path === WHOLE_ADDRESS) {
    const shown = showsStreet(address, false) && streetLine(address, 'nl') !== '';
    return shown && textOf(String(address?.number ?? '')) !== null;
  }
  const value = valueAt(document, path);
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return ENERGY_FIGURE.test(path) ? isKnownNumber(value) : hasPositive(value);
  if (typeof value === 'string' && (ENERGY_CLASS.test(path) || CERTIFICATE_NUMBER.test(path)))
    return saysOfCertificate(path, value, severalUnits);
  if (typeof value === 'string') return planningCode(value) !== null && planningCode(value) !== 'UNKNOWN';
  return Object.values(localizedOf(value) ?? {}).some((text) => text.trim() !== '');
}

/** Texts of a field: of a code, of each language, of a list. */
function textsAt(document: unknown, path: string): readonly string[] {
  const value = valueAt(document, path);
  const text = textOf(value);
  return text === null ? Object.values(localizedOf(value) ?? {}) : [text];
}

/** Whether a listing states what it must not. */
function breaks({ unsaid }: Duty, { source, document }: Advertised): boolean {
  return (
    unsaid?.fields[source]
      .flatMap((path) => textsAt(document, path))
      .some((text) => unsaid.words === undefined || unsaid.words.test(text)) ?? false
  );
}

/** Whether a duty applies: yes, only to a long lease, or no. */
function owed(duty: Duty, advertised: Advertised): 'yes' | 'ifLongLease' | 'no' {
  const { address, deal, subject, severalUnits, leaseYears } = advertised;
  if (deal === null || duty.region !== regionOf(address)) return 'no';
  if (!duty.deals.includes(deal) || !duty.subjects.includes(subject)) return 'no';
  if (duty.units !== undefined && severalUnits !== (duty.units === 'several')) return 'no';
  if (duty.unsaid !== undefined && !breaks(duty, advertised)) return 'no';
  if (deal === 'sale' || duty.longLeaseOnly !== true) return 'yes';
  if (leaseYears === null) return 'ifLongLease';
  return leaseYears > LONG_LEASE_YEARS ? 'yes' : 'no';
}

/** A duty that applies to a listing, and whether the listing fulfils it. */
export interface Owed {
  readonly duty: Duty;
  readonly ifLongLease: boolean;
  readonly said: boolean;
}

/** The duties that apply to an advertisement of this listing, in the order of `DUTIES`. */
export const owedBy = (advertised: Advertised): readonly Owed[] =>
  DUTIES.flatMap((duty) => {
    const is = owed(duty, advertised);
    if (is === 'no') return [];
    const said =
      duty.unsaid === undefined &&
      duty.said.every((saying) => saying[advertised.source].some((path) => says(path, advertised)));
    return [{ duty, ifLongLease: is === 'ifLongLease', said }];
  });

/**
 * The duties that an advertisement of this listing does not fulfil, in the order of `DUTIES`. For operators:
 * pages never show them. A lease of unknown length may be a long one. A listing that is silent about measures
 * lacks that fact, even when its page may state that there are none.
 */
export const lacksOf = (advertised: Advertised): readonly Lack[] =>
  owedBy(advertised)
    .filter(({ said }) => !said)
    .map(({ duty, ifLongLease }) => ({ duty, ifLongLease }));
