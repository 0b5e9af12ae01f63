import { TRANSACTIONS } from '../../vocabulary/vocabulary.ts';
import { all, type EstateQuirk, general, group, isDwelling, isForSale, isHouse, isLet } from './quirk.ts';

const COAST = ['duinzicht'] as const;
const TWO = ['duinzicht', 'huis-haard'] as const;
const EVERYWHERE = ['duinzicht', 'huis-haard', 'ardenne'] as const;

/** Unusual prices, statuses and costs (spec 1 §4, §5, §9). */
export const PRICE_QUIRKS: readonly EstateQuirk[] = [
  {
    name: 'price -1',
    sites: EVERYWHERE,
    fits: isForSale,
    apply: general({ price: { value: -1, priceFrom: false } }),
  },
  {
    name: 'price on request',
    ordinary: true,
    sites: EVERYWHERE,
    times: 2,
    fits: all(isForSale, isHouse),
    apply: general({ price: { value: null } }),
  },
  { name: 'price group missing', sites: COAST, fits: isForSale, apply: general({ price: null }) },
  { name: 'price zero', sites: ['huis-haard'], fits: isForSale, apply: general({ price: { value: 0 } }) },
  {
    name: 'price from',
    ordinary: true,
    sites: ['huis-haard', 'ardenne'],
    fits: isForSale,
    apply: general(({ price }) => ({ price: { ...price, priceFrom: true } })),
  },
  {
    name: 'parts of the price',
    ordinary: true,
    sites: EVERYWHERE,
    fits: all(isForSale, isHouse),
    apply: general(({ price }) => {
      const value = price?.value ?? 0;
      return {
        price: {
          ...price,
          totalPrice: value + 38_000,
          constructionValue: Math.round(value * 0.64),
          groundValue: Math.round(value * 0.3),
          infrastructureValue: Math.round(value * 0.06),
          furnitureValue: 12_500,
        },
        registrationCost: Math.round(value * 0.12),
        tax: 640,
        notarySalery: 3_850,
      };
    }),
  },
  {
    name: 'costs all -1',
    ordinary: true,
    sites: ['huis-haard'],
    fits: isForSale,
    apply: general(({ price }) => ({
      price: {
        ...price,
        totalPrice: -1,
        constructionValue: -1,
        groundValue: -1,
        infrastructureValue: -1,
        furnitureValue: -1,
        deposit: -1,
      },
      registrationCost: -1,
      tax: -1,
      notarySalery: -1,
    })),
  },
  {
    name: 'rent without the name of its period',
    sites: TWO,
    fits: isLet,
    apply: general(({ price }) => ({
      price: { value: price?.value, deposit: price?.deposit, period: { name: null } },
    })),
  },
  {
    name: 'rent by the week',
    sites: COAST,
    fits: all(isLet, isDwelling),
    apply: general({
      price: { value: 495, period: { name: { nl: 'week', fr: 'semaine', en: 'week', de: 'Woche' } } },
    }),
  },
  {
    name: 'letting withdrawn',
    ordinary: true,
    sites: EVERYWHERE,
    fits: isLet,
    apply: general({ transaction: { id: 8, name: TRANSACTIONS[8] }, sticker: null }),
  },
  {
    name: 'cadastral income -1',
    ordinary: true,
    sites: TWO,
    fits: isForSale,
    apply: group('ki', { indexed: -1, nonIndexed: -1, communityTax: -1 }),
  },
  {
    name: 'community tax',
    ordinary: true,
    sites: ['ardenne'],
    fits: isForSale,
    apply: group('ki', { communityTax: 412 }),
  },
  {
    name: 'monthly cost zero',
    ordinary: true,
    sites: COAST,
    fits: isDwelling,
    apply: group('technical', { monthlyCost: 0 }),
  },
];
