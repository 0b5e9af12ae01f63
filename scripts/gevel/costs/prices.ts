import type { Used } from './used.ts';

/** A price of Cloudflare: units included in the plan, and the price of further ones. */
interface Price {
  readonly line: string;
  /** Units a month included in the plan. */
  readonly included: number;
  /** US dollars for `per` further units. */
  readonly usd: number;
  readonly per: number;
  readonly source: string;
}

/** Date on which the source pages were read. */
export const READ_ON = '2026-11-22';

/** Fixed price of Workers Paid, US dollars a month. */
export const PLAN_USD = 5;

const M = 1_000_000;
const DOCS = 'https://developers.cloudflare.com';

/** Prices of the usage of actions. */
export const PRICES: Readonly<Record<keyof Used, Price>> = {
  requests: {
    line: 'requests',
    included: 10 * M,
    usd: 0.3,
    per: M,
    source: `${DOCS}/workers/platform/pricing/`,
  },
  cpuMs: { line: 'CPU', included: 30 * M, usd: 0.02, per: M, source: `${DOCS}/workers/platform/pricing/` },
  kvReads: { line: 'KV, read', included: 10 * M, usd: 0.5, per: M, source: `${DOCS}/kv/platform/pricing/` },
  kvWrites: { line: 'KV, written', included: M, usd: 5, per: M, source: `${DOCS}/kv/platform/pricing/` },
  rowsRead: {
    line: 'D1, rows read',
    included: 25_000 * M,
    usd: 0.001,
    per: M,
    source: `${DOCS}/d1/platform/pricing/`,
  },
  rowsWritten: {
    line: 'D1, rows written',
    included: 50 * M,
    usd: 1,
    per: M,
    source: `${DOCS}/d1/platform/pricing/`,
  },
  r2Reads: { line: 'R2, class B', included: 10 * M, usd: 0.36, per: M, source: `${DOCS}/r2/pricing/` },
  r2Writes: { line: 'R2, class A', included: M, usd: 4.5, per: M, source: `${DOCS}/r2/pricing/` },
  queueOperations: {
    line: 'queues',
    included: M,
    usd: 0.4,
    per: M,
    source: `${DOCS}/queues/platform/pricing/`,
  },
  mails: {
    line: 'mail',
    included: 3_000,
    usd: 0.35,
    per: 1_000,
    source: `${DOCS}/email-service/platform/pricing/`,
  },
  // Logs are charged by size: a line has about 300 bytes.
  logLines: {
    line: 'log lines',
    included: 20 * M,
    usd: 0.6,
    per: M,
    source: `${DOCS}/workers/observability/logs/workers-logs/`,
  },
};

/** Monthly prices of storage by gigabyte, and of hostnames. */
export const STORED = {
  databaseGb: {
    line: 'D1, stored GB',
    included: 5,
    usd: 0.75,
    per: 1,
    source: `${DOCS}/d1/platform/pricing/`,
  },
  pictureGb: { line: 'R2, stored GB', included: 10, usd: 0.015, per: 1, source: `${DOCS}/r2/pricing/` },
  hostnames: {
    line: 'custom hostnames',
    included: 100,
    usd: 0.1,
    per: 1,
    source: `${DOCS}/cloudflare-for-platforms/cloudflare-for-saas/plans/`,
  },
} as const satisfies Record<string, Price>;

/** Price of the units above those that the plan includes, US dollars. */
export const usdOf = ({ included, usd, per }: Price, units: number): number =>
  (Math.max(0, units - included) / per) * usd;
