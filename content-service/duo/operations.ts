import type { z } from 'zod';
import {
  ChangeDuoSchema,
  type Duo,
  DuoMadeSchema,
  DuoSchema,
  MakeDuoSchema,
  OpenDuoSchema,
} from '#wire/duo.ts';
import { networkStatements } from '../platform/addresses.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refusalOf } from '../platform/db/refuse-where.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { type CallContext, type Operation, operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { tokenFor } from '../platform/tokens.ts';
import { changeStatements, REFUSED } from './changes.ts';
import { findMember, invitationOf, makeStatements, openList, TOO_MANY_LISTS } from './lists.ts';

/** The same error for every address that opens nothing: unknown, ended, expired, another site's. */
const nothing = () => notFound('list');

/** A list of this token is there: the same form was sent before. */
const isMadeAlready = (error: unknown): boolean =>
  String(error).includes('UNIQUE constraint failed: duo_lists');

/** The sender's network has made its lists of the day. */
const isFullNetwork = (error: unknown): boolean => String(error).includes('cap_of_network');

/** Makes a list, once for a key. Throws too_many when the site, or the sender's network, has its lists of the day. */
async function makeDuo(
  siteId: string,
  { key, homes, own, theirs }: z.output<typeof MakeDuoSchema>,
  { env, now, request }: CallContext,
): Promise<{ readonly token: string }> {
  const token = tokenFor({ siteId, purpose: 'duo', seed: key }, env.TOKEN_SECRET);
  const statements = [
    ...makeStatements({ siteId, token, homes, names: { own, theirs } }, now),
    // After it, so that a second press is known as one before it is counted.
    ...networkStatements({ siteId, kind: 'duo', email: null }, request, now),
  ];
  try {
    await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
  } catch (error) {
    if (refusalOf(error) === TOO_MANY_LISTS)
      throw new ContentError('too_many', 'The site has reached its daily maximum of lists.');
    if (isFullNetwork(error))
      throw new ContentError('too_many', 'This network has reached the daily maximum of lists.');
    if (!isMadeAlready(error)) throw error;
  }
  return { token };
}

/** What a list says to the person of an address; it counts as its use. Throws not_found. */
async function openDuo(
  siteId: string,
  { token }: z.output<typeof OpenDuoSchema>,
  { env: { DB: db }, now }: CallContext,
): Promise<Duo> {
  const member = await findMember(db, siteId, token, now);
  const list = member === null ? null : await openList(db, member, now);
  if (member === null || list === null) throw nothing();
  return { ...list, invitation: member.person === 1 ? invitationOf(token) : null };
}

/** Makes one change. Throws not_found; changed, when what was seen is no longer there; too_many. */
async function changeDuo(
  siteId: string,
  { token, set }: z.output<typeof ChangeDuoSchema>,
  { env: { DB: db }, now }: CallContext,
): Promise<null> {
  const member = await findMember(db, siteId, token, now);
  if (member === null) throw nothing();
  try {
    await db.batch(changeStatements(member, set, now).map((one) => prepare(db, one)));
    return null;
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === REFUSED.changed)
      throw new ContentError('changed', 'This was written or taken off meanwhile; open the list again.');
    if (reason === REFUSED.full) throw new ContentError('refused', 'The list has no room for another home.');
    if (reason !== REFUSED.unwritten) throw error;
    if ((await findMember(db, siteId, token, now)) === null) throw nothing();
    throw new ContentError('too_many', 'This list has reached its daily maximum of changes.');
  }
}

/** All are POSTs, so that no secret is in an address. */
const asked = { role: 'read', method: 'post', params: SiteParams } as const;

/** Operations of the list for two (decision 180). */
export const duoOperations: readonly Operation[] = [
  operation({
    ...asked,
    id: 'makeDuo',
    summary: 'Makes a list for two of a visitor’s favourites.',
    path: '/sites/{siteId}/duo-lists',
    body: { name: 'MakeDuo', schema: MakeDuoSchema },
    answer: { kind: 'json', name: 'DuoMade', schema: DuoMadeSchema },
    errors: ['too_many'],
    run: ({ params: { siteId }, body }, context) => makeDuo(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'openDuo',
    summary: 'A list for two, by the secret of the address of one of them.',
    path: '/sites/{siteId}/duo-lists/open',
    body: { name: 'OpenDuo', schema: OpenDuoSchema },
    answer: { kind: 'json', name: 'Duo', schema: DuoSchema },
    errors: ['not_found'],
    run: ({ params: { siteId }, body }, context) => openDuo(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeDuo',
    summary: 'One change of a list for two, or its end.',
    path: '/sites/{siteId}/duo-lists/change',
    body: { name: 'ChangeDuo', schema: ChangeDuoSchema },
    answer: { kind: 'none' },
    errors: ['not_found', 'changed', 'refused', 'too_many'],
    run: ({ params: { siteId }, body }, context) => changeDuo(siteId, body, context),
  }),
];
