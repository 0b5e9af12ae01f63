import { ContentError } from '#content-service/platform/errors/content-error.ts';
import { bytesBody, type Operation, operation } from '#content-service/platform/operation/operation.ts';
import { SiteParams } from '#content-service/platform/operation/params.ts';
import { SecretSchema } from '#wire/staff.ts';
import {
  AddPictureQuerySchema,
  ArrangePicturesRequestSchema,
  MOST_PICTURE_BYTES,
  PictureKeySchema,
  PicturesArrangedSchema,
  SESSION_HEADER,
} from '#wire/written-pictures.ts';
import { addPicture } from './add-picture.ts';
import { arrangePictures } from './arrange-pictures.ts';

const answer = { kind: 'json', name: 'PicturesArranged', schema: PicturesArrangedSchema } as const;
const REFUSALS = ['invalid_request', 'not_found', 'role_missing', 'refused', 'changed'] as const;

/** The session of a call whose body is a picture. Throws role_missing. */
export function sessionIn(request: Request): string {
  const session = SecretSchema.safeParse(request.headers.get(SESSION_HEADER));
  if (!session.success) throw new ContentError('role_missing', `${SESSION_HEADER} names no session.`);
  return session.data;
}

/** Operations by which an agency's people send and arrange the pictures of a home (decision 157). */
export const pictureOperations: readonly Operation[] = [
  operation({
    id: 'addHomePicture',
    summary: 'Stores a picture and adds it to a home’s draft; one that was sent before is there once.',
    role: 'read',
    method: 'put',
    path: '/sites/{siteId}/staff/home/pictures/{key}',
    params: SiteParams.extend({ key: PictureKeySchema }),
    query: AddPictureQuerySchema,
    maxBodyBytes: MOST_PICTURE_BYTES.resized,
    body: bytesBody('image/*'),
    answer,
    errors: [...REFUSALS, 'picture_refused', 'body_too_large', 'unavailable', 'import_outdated'],
    run: async ({ params: { siteId, key }, query: { kind, home, plan }, body }, context) => {
      const session = sessionIn(context.request);
      const sent = { session, kind, home, key, plan: plan !== undefined };
      return Response.json(await addPicture(siteId, sent, new Uint8Array(body), context));
    },
  }),
  operation({
    id: 'arrangeHomePictures',
    summary: 'Moves a picture of a home’s draft, removes it, or says what it shows.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/staff/home/pictures',
    params: SiteParams,
    body: { name: 'ArrangePicturesRequest', schema: ArrangePicturesRequestSchema },
    answer,
    errors: [...REFUSALS, 'malformed_request', 'body_too_large', 'unsupported_media_type', 'import_outdated'],
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await arrangePictures(siteId, body, context)),
  }),
];
