/** A kind of feed without a network: its vendor is a value of the test. */

import { env } from 'cloudflare:workers';
import * as z from 'zod';
import type { FeedKind, Mapped, VendorPicture } from '../intake/feeds/kind.ts';
import { aCity, anEstate } from './fixtures.ts';

/** A home as the vendor has it. */
export interface VendorHome {
  readonly id: string;
  readonly price: number;
  readonly reference?: string;
  readonly hidden?: true;
  readonly parent?: string;
  readonly pictures?: readonly VendorPicture[];
  /** Its zip, `1` for one that no place has. */
  readonly broken?: true;
}

/** A vendor: its homes, how many a page has, and what happens before a page is sent. */
export interface StubVendor {
  homes: readonly VendorHome[];
  page: number;
  before: (from: { readonly cursor: string | null; readonly since: Date | null }) => Promise<void>;
  /** The cursor that every page names as the next, for a list without an end. */
  endless?: string;
  /** How often homes were mapped. */
  mapped: number;
  /** Whether each round was asked for the whole list. */
  readonly wholes: boolean[];
}

export const aVendor = (homes: readonly VendorHome[], page = 100): StubVendor => ({
  homes,
  page,
  before: async () => {},
  mapped: 0,
  wholes: [],
});

function mapStub(home: VendorHome): Mapped {
  if (home.hidden) return { kind: 'hidden', reason: 'offline' };
  const { general } = anEstate('0', {
    title: { nl: `Huis ${home.id}` },
    price: { value: home.price },
    reference: home.reference,
    address: aCity(1, '8300', 'Knokke', 51.3, 3.3),
  });
  const { id: _id, ...rest } = general;
  return {
    kind: 'home',
    record: { estate: { general: home.broken ? { ...rest, bedroomCount: 'many' } : rest } },
    units: [],
    parent: home.parent ?? null,
    pictures: home.pictures ?? [],
    unmapped: home.price > 900_000 ? [{ what: 'code', name: 'subType', value: '77' }] : [],
  };
}

/** The kind `stub`, of this vendor. */
export const stubKind = (vendor: StubVendor): FeedKind => ({
  name: 'stub',
  settings: z.strictObject({}),
  secrets: null,
  account: null,
  incremental: true,
  mapping: 1,
  pictureHosts: () => [],
  list: async (_ask, from) => {
    if (from.cursor === null) vendor.wholes.push(from.since === null);
    await vendor.before(from);
    const at = Number(from.cursor ?? 0);
    const next = at + vendor.page;
    return {
      homes: vendor.homes.slice(at, next).map((home) => ({ id: home.id, mark: null, home })),
      next: vendor.endless ?? (next < vendor.homes.length ? String(next) : null),
    };
  },
  fetch: async () => new Map(),
  map: (home) => {
    vendor.mapped += 1;
    return mapStub(home as VendorHome);
  },
});

/** Stores a feed of a site, due at an instant. */
export const storeFeed = (siteId: string, due: Date, kind = 'stub', settings: object = {}) =>
  env.DB.prepare('INSERT INTO feeds (site_id, name, kind, settings, every, run_at) VALUES (?, ?, ?, ?, ?, ?)')
    .bind(siteId, kind, kind, JSON.stringify(settings), 900_000, due.getTime())
    .run();
