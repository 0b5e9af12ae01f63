import type { Estate } from '../../../wire/estate.ts';
import type { Agency } from '../../agencies/agency.ts';
import { inLocales } from '../../basics/in-locales.ts';
import { instantBefore } from '../../basics/reference-date.ts';
import { rngFor } from '../../basics/rng.ts';
import type { DEMO_LOCALES, Words } from '../../basics/words.ts';
import { pictures } from '../../choice/pictures.ts';
import { pointNear } from '../../places/point.ts';
import { PROJECT_PLANS, type ProjectPlan } from '../../projects/plans.ts';
import { drawRows } from '../../projects/price-list.ts';
import { CONDITIONS } from '../../texts/labels.ts';
import { fill, inCity, roomsInWords } from '../../texts/words.ts';
import { SUB_TYPES } from '../../vocabulary/sub-types.ts';
import { HEAD_TYPES, ROOMS, TRANSACTIONS } from '../../vocabulary/vocabulary.ts';
import { openDays } from '../document/estate-open-houses.ts';
import { FIRST_ID } from '../mix.ts';
import { projectPictures, unitPictures } from './project-pictures.ts';

const PLAN_PAPER = {
  nl: 'Plan op schaal',
  fr: 'Plan à l’échelle',
  en: 'Plan to scale',
  de: 'Maßstäblicher Plan',
};

const inAll = (build: (locale: (typeof DEMO_LOCALES)[number]) => string): Words => ({
  nl: build('nl'),
  fr: build('fr'),
  en: build('en'),
  de: build('de'),
});

const UNIT_NAME: Readonly<Record<'flat' | 'house', Words>> = {
  flat: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  house: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
};
const UNIT_TEXT: Words = {
  nl: '{name} in {project}: {area} met {beds}, en {terrace} buitenruimte. Vloerverwarming, driedubbel glas en een warmtepomp zijn in de prijs begrepen.',
  fr: '{name} du projet {project} : {area} avec {beds}, et {terrace} d’espace extérieur. Chauffage par le sol, triple vitrage et pompe à chaleur sont compris dans le prix.',
  en: '{name} in {project}: {area} with {beds}, and {terrace} outdoors. Floor heating, triple glazing and a heat pump are included in the price.',
  de: '{name} in {project}: {area} mit {beds} und {terrace} Außenfläche. Fußbodenheizung, Dreifachverglasung und Wärmepumpe sind im Preis enthalten.',
};
const CLOSING: Words = {
  nl: 'De oplevering is voorzien in het voorjaar van 2028. Alle woningen halen minstens E20 en liggen {inCity} op wandelafstand van winkels en openbaar vervoer.',
  fr: 'La livraison est prévue au printemps 2028. Les logements sont très basse énergie et situés {inCity} à distance de marche des commerces et des transports.',
  en: 'Completion is planned for spring 2028. The homes use very little energy and lie {inCity} within a walk of shops and public transport.',
  de: 'Die Fertigstellung ist für Frühjahr 2028 geplant. Alle Wohnungen brauchen sehr wenig Energie und liegen {inCity} in Gehweite von Geschäften und öffentlichem Verkehr.',
};

/** A project and its units as separate estates; prices in euros without VAT. */
function projectEstates(plan: ProjectPlan, agency: Agency, index: number): Estate[] {
  const place = agency.places.find(({ id }) => id === plan.placeId);
  if (!place) throw new RangeError(`no place ${plan.placeId} for ${plan.name}`);
  const { locales } = agency.site;
  const rng = rngFor(`project:${plan.siteId}:${plan.name}`);
  const id = (FIRST_ID[plan.siteId] ?? 0) + 900 + index * 40;
  const rows = plan.rows ?? drawRows(plan);
  const point = pointNear(place, rng);
  const published = instantBefore(plan.days, 10, 0);
  const address = {
    visible: true,
    street: plan.street,
    number: plan.number,
    city: { id: place.id, zip: place.zip, name: place.name, alias: place.alias ?? {} },
    country: { id: 'BE' },
    region: place.region,
    geoLocation: point,
  };
  const free = rows.filter(([, , , , , status]) => status === 1).map(([, , , , price]) => price);
  const energy = { epcValue: rng.int(-3, 32), eLevel: 20, energyLabel: null };
  const technical = {
    constructionYear: 2027,
    newBuilding: true,
    condition: { id: 'NEW', name: CONDITIONS.NEW },
    available: { id: 5, name: CONDITIONS.DELIVERY },
    elevator: plan.houses ? null : true,
  };
  const houseType = plan.houses ? SUB_TYPES.HOUSE : SUB_TYPES.APARTMENT;
  const title = plan.title ?? inAll(() => plan.name);
  const description = inAll(
    (locale) => `${plan.text[locale]}\n\n${fill(CLOSING[locale], { inCity: inCity(place.name, locale) })}`,
  );
  const projectType = plan.houses ? SUB_TYPES.HOUSE_PROJECT : SUB_TYPES.APARTMENT_PROJECT;
  const project: Estate = {
    // The first project is finished, so it has open-house days.
    ...(index === 0 && { openHouses: openDays(12) }),
    general: {
      id,
      project: true,
      title: inLocales(title, locales),
      description: inLocales(description, locales),
      shortDescription: inLocales(plan.text, locales),
      headType: { id: 9, name: HEAD_TYPES[9] },
      subType: { id: projectType.id, name: projectType.name },
      transaction: { id: 1, name: TRANSACTIONS[1] },
      reference: `${agency.prefix}-P${String(index + 1).padStart(2, '0')}`,
      buildingName: plan.name,
      architect: { name: plan.architect },
      publicationDate: published,
      bedroomCount: null,
      address,
      price:
        free.length > 0 ? { value: Math.min(...free), priceFrom: true } : { value: null, priceFrom: true },
      presaleRight: place.region === 'WALLONIA' ? null : 'NO',
      buildingLicense: place.region === 'WALLONIA' ? null : 'YES',
      floodingParcelScore: place.region === 'FLANDERS' ? 'B' : null,
      floodingBuildingScore: place.region === 'FLANDERS' ? 'A' : null,
    },
    energy,
    technical,
    pictures: pictures(projectPictures(plan)),
    files: [
      {
        type: { nl: 'Prijslijst', fr: 'Liste de prix', en: 'Price list', de: 'Preisliste' },
        link: `https://documents.example/${id}/price-list.pdf`,
      },
    ],
  };
  const units = rows.map(([number, area, beds, terrace, price, transaction], position): Estate => {
    const name = inAll((locale) => `${UNIT_NAME[plan.houses ? 'house' : 'flat'][locale]} ${number}`);
    const text = inAll((locale) =>
      fill(UNIT_TEXT[locale], {
        name: name[locale],
        project: plan.name,
        area: `${area} m²`,
        terrace: `${terrace} m²`,
        beds: roomsInWords('beds', beds, locale),
      }),
    );
    return {
      general: {
        id: id + position + 1,
        parentId: id,
        project: false,
        title: inLocales(name, locales),
        description: inLocales(text, locales),
        headType: { id: houseType.headType, name: HEAD_TYPES[plan.houses ? 3 : 1] },
        subType: { id: houseType.id, name: houseType.name },
        transaction: { id: transaction, name: TRANSACTIONS[transaction] },
        reference: `${agency.prefix}-P${String(index + 1).padStart(2, '0')}-${number}`,
        floor: plan.houses ? 0 : Number(number.split('.')[0]),
        floorId: plan.houses ? 0 : Number(number.split('.')[0]),
        entityNumber: number,
        buildingName: plan.name,
        publicationDate: published,
        bedroomCount: beds,
        bathroomCount: beds > 2 ? 2 : 1,
        address,
        // The price of a sold estate is not public: -1 hides it (spec 1 §9).
        price: { value: transaction === 5 ? -1 : price, priceFrom: false },
      },
      dimensions: { areaBuild: area },
      energy,
      technical,
      layout: [
        { typeId: 7, name: ROOMS[7], count: 1, surface: Math.round(area * 0.38) },
        { typeId: 1, name: ROOMS[1], count: beds, surface: null },
        { typeId: 5, name: ROOMS[5], count: beds > 2 ? 2 : 1, surface: null },
        { typeId: 16, name: ROOMS[16], count: 1, surface: null },
        { typeId: 10, name: ROOMS[10], count: 1, surface: terrace },
      ],
      pictures: pictures(unitPictures(plan, { position, bedrooms: beds, area })),
      files: [{ type: PLAN_PAPER, link: `https://documents.example/${id + position + 1}/plan.pdf` }],
    };
  });
  return [project, ...units];
}

/** Projects of an agency, each followed by its units. */
export const projectsOf = (agency: Agency): Estate[] =>
  PROJECT_PLANS.filter(({ siteId }) => siteId === agency.site.id).flatMap((plan, index) =>
    projectEstates(plan, agency, index),
  );
