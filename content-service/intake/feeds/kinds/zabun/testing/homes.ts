/** Homes as the vendor sends them, made from its published example: every member of it is there. */

export type ZabunHome = Readonly<Record<string, unknown>> & { readonly property_id: number };

const PERSON = { autoid: '0', type: 'CONTACT', name: '', email: '', phone_cc: '', phone: '' };

/** A villa for sale in Knokke, ticked for the website, with its price and its address. */
export const aHome = (property_id: number, more: Readonly<Record<string, unknown>> = {}): ZabunHome => ({
  property_id,
  company_id: 4321,
  publish: true,
  show: true,
  archived: false,
  deleted: false,
  status_id: 1,
  transaction_id: 1,
  head_type_id: 3,
  type_id: 26,
  is_project: false,
  parent_property_id: -1,
  child_properties: [],
  reference: `Z-${property_id}`,
  building_name: '',
  title: { nl: 'Villa aan zee', fr: 'Villa à la mer' },
  description: { nl: '<p>Een villa met tuin.</p><p>Rustig.</p>', fr: 'Une villa avec jardin.' },
  description_short: { nl: 'Villa met tuin' },
  address: {
    street: 'Zandstraat',
    street_translated: { fr: 'rue du Sable' },
    number: '12',
    box: '',
    country_geo_id: 23,
    city_geo_id: 1_000_001,
    address_visible: true,
    latitude: 51.3412,
    longitude: 3.2912,
    city_geo: {
      city: 'Knokke',
      city_full: 'Knokke (8300)',
      zip: '8300',
      alias: [{ lang: 'FR', alias: 'Knokke-le-Zoute', override_default: true }],
    },
  },
  creation: '2026-03-02T10:15:23+02:00',
  changed: '2026-11-20T09:00:00+01:00',
  price: 200_000 + property_id,
  price_visible: true,
  price_from: false,
  price_period_id: -1,
  area_build: 142.5,
  area_ground: 300,
  construction_year: '1998',
  renovation_year: '',
  condition_id: 3,
  building_type_id: -1,
  floor: 0,
  elevator: false,
  layouts: [
    { layout_id: 1, count: 2, surface: 14, common: false, comment: { nl: 'Met balkon' } },
    { layout_id: 1, count: 1, surface: 0, common: false },
    { layout_id: 5, count: 1, surface: 0 },
    { layout_id: 33, count: 1, surface: 6 },
  ],
  facilities: [
    { facility_id: 7, active: true },
    { facility_id: 8, active: false },
  ],
  environments: [{ environment_id: 4, active: true, comment: { nl: '' } }],
  photos: [photo(property_id, 2), photo(property_id, 1)],
  videos: [{ type_id: 2, url: 'https://nodalview.com/s/villa' }],
  epc_value: 212,
  custom_epc_label: '',
  flooding_building_score: 'A',
  flooding_parcel_score: '0',
  town_planning_violation_id: -1,
  town_planning_id: -1,
  presale_right_ynu: 'UNKNOWN',
  allocation_license_ynu: 'NO',
  certificate_electricity_ynu: 'YES',
  certificate_electricity_conform: false,
  owner: PERSON,
  ...more,
});

/** A picture of a home. */
export function photo(home: number, index: number, changed = '2026-11-01T09:00:00+01:00') {
  return {
    autoid: `37${String(home).padStart(8, '0')}00000000${index}`,
    index,
    url: `https://files.zabun.be/upload/4321/images/${home}-${index}.jpg`,
    url_thumbnail: `https://files.zabun.be/upload/4321/images/${home}-${index}_tn.jpg`,
    type_id: 2,
    changed,
  };
}

/** An offer: homes of their own, every third one to let, and projects with three units each. */
export function homesOf({ homes, projects }: { readonly homes: number; readonly projects: number }) {
  const alone = Array.from({ length: homes }, (_, at) =>
    aHome(1000 + at, at % 3 === 1 ? { transaction_id: 2, price: 950, price_period_id: 2 } : {}),
  );
  const projected = Array.from({ length: projects }, (_, at) => {
    const id = 50_000 + at * 100;
    const units = [1, 2, 3].map((unit) =>
      aHome(id + unit, { head_type_id: 1, type_id: 11, parent_property_id: id }),
    );
    return [aHome(id, { is_project: true, head_type_id: 9, type_id: -1 }), ...units];
  });
  return [...alone, ...projected.flat()];
}

const option = (id: number, nl: string, fr: string, en: string) => ({ id, name: { nl, fr, en } });

/** The vendor's lists of options, as far as the homes above use them. */
export const OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  types: [
    option(26, 'Villa', 'Villa', 'Villa'),
    option(11, 'Duplex', 'Duplex', 'Duplex'),
    option(99, 'Vuurtoren', 'Phare', 'Lighthouse'),
  ],
  building_types: [
    option(2, 'Open bebouwing', 'Quatre façades', 'Detached'),
    option(9, 'Koppelvilla', '', ''),
  ],
  conditions: [
    option(3, 'Goede staat', 'Bon état', 'Good condition'),
    option(4, 'Instapklaar', 'Prêt à emménager', 'Ready to move in'),
  ],
  layouts: [
    option(1, 'Slaapkamer', 'Chambre', 'Bedroom'),
    option(5, 'Badkamer', 'Salle de bains', 'Bathroom'),
    option(6, 'Bureau', 'Bureau', 'Office'),
    option(21, 'Garage', 'Garage', 'Garage'),
    option(33, 'Berging', 'Débarras', 'Storage'),
  ],
  facilities: [
    option(7, 'Zonnepanelen', 'Panneaux solaires', 'Solar panels'),
    option(8, 'Alarm', 'Alarme', 'Alarm'),
  ],
  environments: [option(4, 'Centrum', 'Centre', 'Centre')],
  garden_directions: [option(5, 'Zuidwest', 'Sud-ouest', 'South-west')],
  price_periods: [option(2, 'Per maand', 'Par mois', 'Per month')],
  town_plannings: [option(6, 'Woongebied', 'Zone d’habitat', 'Residential area')],
  town_planning_violations: [
    option(1, 'Dagvaarding uitgebracht', 'Citation émise', 'Summons issued'),
    option(0, 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd', '', ''),
    option(6, 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd', '', ''),
  ],
  building_licenses: [option(1, 'Ja', 'Oui', 'Yes'), option(2, 'Gedeeltelijk', 'En partie', 'In part')],
};
