import { sticker } from '../../agencies/stickers.ts';
import { type EstateQuirk, general, isDwelling, isForSale, isHouse } from './quirk.ts';

const COAST = ['duinzicht'] as const;
const CITY = ['huis-haard'] as const;
const TWO = ['duinzicht', 'huis-haard'] as const;
const EVERYWHERE = ['duinzicht', 'huis-haard', 'ardenne'] as const;

const inAllOf = (text: string) => ({ nl: text, fr: text, en: text, de: text });

/** Unusual titles, languages, addresses and pictures. */
export const TEXT_QUIRKS: readonly EstateQuirk[] = [
  {
    name: 'title with quotes',
    sites: EVERYWHERE,
    fits: isDwelling,
    apply: general({ title: inAllOf('Villa "L’Écume" (ex-’t Zonneke) te ‘Duinen’') }),
  },
  {
    name: 'title with dots and slashes',
    sites: TWO,
    fits: isDwelling,
    apply: general({ title: inAllOf('App. 2/3 slpk. a/d dijk… ref. B.12/7') }),
  },
  {
    name: 'title with an emoji',
    sites: COAST,
    fits: isForSale,
    apply: general({ title: inAllOf('Zomers appartement 🌊☀️ vlak bij zee') }),
  },
  {
    name: 'title with markup',
    sites: CITY,
    fits: isDwelling,
    apply: general({ title: inAllOf('Loft <3 licht & ruimte > 100 m²') }),
  },
  {
    name: 'long title',
    sites: EVERYWHERE,
    fits: isForSale,
    apply: general({
      title: inAllOf(
        'Volledig gerenoveerde en bijzonder lichtrijke eengezinswoning met drie slaapkamers, twee badkamers, een diepe zuidwestgerichte stadstuin, dubbele garage en een zolder die nog kan worden ingericht',
      ),
    }),
  },
  {
    name: 'long word',
    sites: CITY,
    fits: isForSale,
    apply: general({ title: inAllOf('Meergezinswoningsrenovatieprojectontwikkelingsopportuniteit') }),
  },
  {
    name: 'building name',
    ordinary: true,
    sites: TWO,
    fits: isDwelling,
    apply: general({ buildingName: 'Residentie Albert-Elisabeth' }),
  },
  {
    name: 'title in one language',
    sites: EVERYWHERE,
    fits: isForSale,
    apply: general(({ title }) => ({ title: { nl: title?.nl ?? title?.fr } })),
  },
  { name: 'no title', sites: ['huis-haard', 'ardenne'], fits: isForSale, apply: general({ title: null }) },
  {
    name: 'no description',
    sites: EVERYWHERE,
    fits: isForSale,
    apply: general({ description: null, shortDescription: null }),
  },
  {
    name: 'sub type without German',
    sites: ['duinzicht', 'ardenne'],
    apply: general(({ subType }) => ({
      subType: { id: subType?.id, name: { nl: subType?.name?.nl, fr: subType?.name?.fr, de: null } },
    })),
  },
  {
    name: 'sub type without a name',
    sites: CITY,
    apply: general(({ subType }) => ({ subType: { id: subType?.id } })),
  },
  {
    name: 'no pictures',
    sites: EVERYWHERE,
    times: 2,
    fits: isForSale,
    apply: (estate) => ({ ...estate, pictures: [] }),
  },
  { name: 'pictures null', sites: COAST, apply: (estate) => ({ ...estate, pictures: null }) },
  {
    name: 'pictures out of order',
    sites: CITY,
    fits: isHouse,
    apply: (estate) => ({ ...estate, pictures: [...(estate.pictures ?? [])].reverse() }),
  },
  {
    name: 'white and black sticker',
    ordinary: true,
    sites: EVERYWHERE,
    fits: isForSale,
    apply: (estate) => general({ sticker: sticker('', 'soon') })(estate),
  },
  {
    name: 'no point on the map',
    sites: TWO,
    apply: general(({ address }) => ({ address: { ...address, geoLocation: null } })),
  },
  {
    name: 'street without number',
    ordinary: true,
    sites: TWO,
    apply: general(({ address }) => ({ address: { ...address, visible: true, number: null, box: null } })),
  },
  {
    name: 'no street',
    sites: ['ardenne'],
    apply: general(({ address }) => ({ address: { ...address, visible: true, street: null } })),
  },
  {
    name: 'archived',
    ordinary: true,
    sites: EVERYWHERE,
    fits: (estate) => Number(estate.general.transaction?.id) === 5,
    apply: general({ archivedAt: '2026-09-30T17:00:00+02:00' }),
  },
];
