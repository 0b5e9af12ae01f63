/** The number under which a holiday rental is registered, by region; published in `docs/advertising-law.md`. */
import { valueAt } from '../fields/read.ts';
import { type Region, regionOf } from '../rules/region.ts';
import { confirmed, type Ground, unconfirmed } from './duty.ts';

/** The duty to register a unit, and whether an advertisement must show its number. */
interface Registration extends Ground {
  readonly id: string;
  readonly region: Region;
  readonly says: string;
}

/** Where the number stands in a record. */
export const REGISTRATION = 'rental.general.registrationNumber';

const READ = '2026-11-29';

export const REGISTRATIONS: readonly Registration[] = [
  {
    id: 'flanders-lodging',
    region: 'FLANDERS',
    says: 'The number under which Tourism Flanders registered the unit',
    ...unconfirmed(
      'Decreet van 5 februari 2016 houdende het toeristische logies; Regulation (EU) 2024/1028',
      'https://lisloi.be/laws/2017040191/compare',
      'That a unit is notified before it is offered is confirmed; no text was found that asks for the number on an agency’s own site.',
      READ,
    ),
  },
  {
    id: 'brussels-lodging',
    region: 'BRUSSELS',
    says: 'The registration number of the unit',
    ...confirmed(
      'Duties after the registration, 1.2 (Brussels Economy and Employment); ordonnance du 1er février 2024',
      'https://economie-werk.brussels/toeristische-logies-particulier-verplichtingen',
      READ,
    ),
  },
  {
    id: 'wallonia-lodging',
    region: 'WALLONIA',
    says: 'The number under which Tourisme Wallonie, or the ministry of the German-speaking Community, registered the unit',
    ...unconfirmed(
      'Code wallon du Tourisme; decree of the German-speaking Community of 23 January 2017; Regulation (EU) 2024/1028',
      'https://concordes.be/fr/entre-simplification-administrative-et-respect-des-conditions-en-matiere-de-securite-dincendie-ajustement-du-code-wallon-du-tourisme/',
      'That a unit is registered before it is let, and that the regulation applies since 20 May 2026, is confirmed; no text was found that asks for the number on an agency’s own site.',
      READ,
    ),
  },
];

/** The registration that a record of a holiday rental does not state; null if it states one, or lies in no region. */
export function registrationLacking(record: unknown): Registration | null {
  const stated = valueAt(record, REGISTRATION);
  if (typeof stated === 'string' && stated.trim() !== '') return null;
  const zip = valueAt(record, 'rental.general.city.zip');
  const region = regionOf({ city: { zip: typeof zip === 'number' || typeof zip === 'string' ? zip : '' } });
  return REGISTRATIONS.find((one) => one.region === region) ?? null;
}
