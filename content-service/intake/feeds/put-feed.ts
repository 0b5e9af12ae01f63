import * as z from 'zod';
import { localHostsOf, readOutsideAddress, readPictureHosts } from '#domain/own-service/service-address.ts';
import { NoSuchKey } from '#wire/sealed-token.ts';
import type { Bindings } from '../../env.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { homesReturnStatement } from './change-feed.ts';
import type { FeedKind } from './kind.ts';
import { FEED_KINDS, type FeedKinds } from './kinds.ts';
import { sealSecret } from './sealed.ts';
import { LeadWaySchema } from './shown-feed.ts';
import type { FeedOf } from './stored-feed.ts';

/** Minutes between two rounds. */
const LEAST_MINUTES = 15;
const MOST_MINUTES = 24 * 60;

/** `PUT …/feeds/{feed}`. Without `secrets` and `leads` the stored ones are kept. */
export const FeedSettingsSchema = z.strictObject({
  kind: z.string().max(40),
  settings: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.unknown()).optional(),
  minutes: z.int().min(LEAST_MINUTES).max(MOST_MINUTES).optional(),
  leads: LeadWaySchema.optional(),
});

const refused = (field: string, reason: string): ContentError =>
  new ContentError('refused', 'The feed is refused; see fields.', { [field]: reason });

/** A value as a kind's schema reads it. Throws `refused` with the field, and never the value, which may be a secret. */
export function readAs(schema: z.ZodType, value: unknown, member: string): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw refused([member, ...(first?.path ?? [])].join('.'), first?.message ?? 'not of its shape');
}

/** Throws `refused` for the address of settings or of an account that no call would be sent to. */
export function refuseAddress(
  { address }: { readonly address?: unknown },
  member: string,
  { LOCAL_SERVICES }: Pick<Bindings, 'LOCAL_SERVICES'>,
): void {
  if (typeof address === 'string' && readOutsideAddress(address, localHostsOf(LOCAL_SERVICES)) === null)
    throw refused(`${member}.address`, 'an https:// address with a public name is expected');
}

/** A kind by its name. Throws `refused`. */
export function kindNamed(name: string, kinds: FeedKinds): FeedKind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined)
    throw refused(
      'kind',
      `one of ${Object.keys(kinds).join(', ')} is expected; an own service is set by gevel site content-service set`,
    );
  return kind;
}

/** Runs what seals; a deployment without keys refuses it. */
export async function sealing<Answer>(field: string, seal: () => Promise<Answer>): Promise<Answer> {
  try {
    return await seal();
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    throw refused(field, `cannot be kept: ${error.message}`);
  }
}

/** Refuses a way for visitors' requests that the kind, or these settings, cannot go. */
function checkLeads({ name, leads: giving }: FeedKind, way: 'call' | 'both', settings: unknown): void {
  if (giving === undefined)
    throw refused('leads', `a feed of the kind ${name} takes no requests of visitors`);
  if (giving.isWordless && way === 'call')
    throw refused('leads', `${giving.system} has no place for what visitors write: both is expected`);
  const lacks = giving.lacks?.(settings) ?? null;
  if (lacks !== null) throw refused('leads', lacks);
}

/** The feed of the site, of another name, that brings the same homes. */
const sameHomes = (
  { siteId, feed }: FeedOf,
  { name, ownedBy }: FeedKind,
  settings: Readonly<Record<string, unknown>>,
): Statement | null =>
  ownedBy === undefined
    ? null
    : {
        sql: `SELECT name FROM feeds WHERE site_id = ? AND kind = ? AND name <> ? AND settings ->> '$.${ownedBy}' = ? ORDER BY name LIMIT 1`,
        params: [siteId, name, feed, String(settings[ownedBy])],
      };

const PUT =
  'INSERT INTO feeds (site_id, name, kind, settings, secret_key, secret, every, run_at, leads) ' +
  "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ifnull(?10, 'mail')) " +
  'ON CONFLICT (site_id, name) DO UPDATE SET settings = excluded.settings, every = excluded.every, ' +
  'secret_key = iif(?9 = 1, secret_key, excluded.secret_key), secret = iif(?9 = 1, secret, excluded.secret), ' +
  'leads = ifnull(?10, leads), ' +
  // The round under way reads with the settings before.
  'run_at = excluded.run_at, round = NULL, round_until = NULL, whole = NULL, checkpoint = NULL, failures = 0';

/** Stores a feed, whose round is due at once. Throws `refused` with the field, and not_found for the site. */
export async function putFeed(
  { siteId, feed }: FeedOf,
  { kind: name, settings, secrets, minutes = LEAST_MINUTES, leads }: z.output<typeof FeedSettingsSchema>,
  { env, caller, now }: Pick<CallContext, 'env' | 'caller' | 'now'>,
  kinds: FeedKinds = FEED_KINDS,
): Promise<void> {
  const kind = kindNamed(name, kinds);
  const read = readAs(kind.settings, settings, 'settings') as Readonly<Record<string, unknown>>;
  const { pictureHosts } = read;
  refuseAddress(read, 'settings', env);
  const local = localHostsOf(env.LOCAL_SERVICES);
  const pictures = Array.isArray(pictureHosts) ? readPictureHosts(pictureHosts, local) : null;
  if (pictures !== null && 'refused' in pictures)
    throw refused(
      `settings.pictureHosts[${pictures.refused}]`,
      'a public name is expected, such as img.agency.be',
    );
  if (leads !== undefined && leads !== 'mail') checkLeads(kind, leads, read);
  const { secrets: schema } = kind;
  if (secrets !== undefined && schema === null)
    throw refused('secrets', `a feed of the kind ${name} has none`);
  const sealed =
    schema === null || secrets === undefined
      ? null
      : await sealing('secrets', () =>
          sealSecret(readAs(schema, secrets, 'secrets'), { siteId, feed, kind: name }, env),
        );
  const keepsSecret = Number(sealed === null);
  const stored = 'EXISTS (SELECT 1 FROM feeds WHERE site_id = ? AND name = ?';
  const same = sameHomes({ siteId, feed }, kind, read);
  const statements = [
    siteStaysStatement(siteId),
    ...(same === null ? [] : [refuseWhere('same_homes', `EXISTS (${same.sql})`, same.params)]),
    refuseWhere('other_kind', `${stored} AND kind <> ?)`, [siteId, feed, name]),
    ...(schema !== null && sealed === null
      ? [refuseWhere('no_secrets', `NOT ${stored} AND secret IS NOT NULL)`, [siteId, feed])]
      : []),
    {
      sql: PUT,
      params: [
        siteId,
        feed,
        name,
        JSON.stringify(pictures === null ? read : { ...read, pictureHosts: pictures.hosts }),
        sealed?.key ?? null,
        sealed?.text ?? null,
        minutes * 60_000,
        now.getTime(),
        keepsSecret,
        leads ?? null,
      ],
    },
    homesReturnStatement({ siteId, feed }, name),
    journalStatement({ siteId, who: caller.who, deed: 'feed.written', what: feed, count: 1 }, now),
  ];
  try {
    await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
  } catch (error) {
    const because = refusalOf(error);
    if (because === 'other_kind')
      throw refused(
        'kind',
        'the feed of this name is of another kind; remove it first, or give another name',
      );
    if (because === 'same_homes' && same !== null) {
      const first = await prepare(env.DB, same).first<string>('name');
      throw refused(
        `settings.${kind.ownedBy}`,
        `the feed ${first ?? 'before'} of this site brings its homes already`,
      );
    }
    if (because === 'no_secrets') throw refused('secrets', `a feed of the kind ${name} needs them`);
    throw error;
  }
  await env.WORK.send({ kind: 'feed-round', siteId, feed, at: null });
}
