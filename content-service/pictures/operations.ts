import {
  FileHashSchema,
  MissingFilesRequestSchema,
  MissingFilesSchema,
  PictureFileSchema,
} from '#wire/picture-file.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { fileKey } from '../platform/file-key.ts';
import { bytesBody, operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';
import { findPictureFiles } from './files.ts';
import { missingFiles, putPictureFile } from './upload.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** Operations for picture files, which records refer to by hash. */
export const pictureFileOperations = [
  operation({
    id: 'listMissingPictureFiles',
    summary: 'Lists which of these files the site does not have yet; the others are kept for another day.',
    method: 'post',
    path: '/sites/{siteId}/picture-files/missing',
    role: 'write',
    maxBodyBytes: 128 * 1024,
    params: SiteParams,
    body: { name: 'MissingFilesRequest', schema: MissingFilesRequestSchema },
    answer: { kind: 'json', name: 'MissingFiles', schema: MissingFilesSchema },
    run: async ({ params: { siteId }, body }, context) => {
      if (!(await siteExists(context.env.DB, siteId))) throw notFound('site');
      return { missing: await missingFiles(siteId, body.hashes, context) };
    },
  }),
  operation({
    id: 'putPictureFile',
    summary: 'Stores a picture file under the SHA-256 of its bytes; its type is read from the bytes.',
    method: 'put',
    path: '/sites/{siteId}/picture-files/{sha256}',
    role: 'write',
    maxBodyBytes: MOST_BYTES,
    params: SiteParams.extend({ sha256: FileHashSchema }),
    body: bytesBody('image/*'),
    answer: { kind: 'json', name: 'PictureFile', schema: PictureFileSchema },
    errors: ['picture_refused', 'unavailable'],
    run: ({ params: { siteId, sha256 }, body }, context) => putPictureFile(siteId, sha256, body, context),
  }),
  operation({
    id: 'getPictureFile',
    summary: 'The bytes of a file, for an export.',
    method: 'get',
    path: '/sites/{siteId}/picture-files/{sha256}',
    role: 'write',
    params: SiteParams.extend({ sha256: FileHashSchema }),
    answer: { kind: 'picture' },
    errors: ['unavailable'],
    run: async ({ params: { siteId, sha256 } }, { env }) => {
      const file = (await findPictureFiles(env.DB, siteId, [sha256])).get(sha256);
      if (file === undefined) throw notFound('file');
      const object = await env.PICTURES.get(fileKey(siteId, sha256));
      if (object === null)
        throw new ContentError('unavailable', 'The bytes of this file cannot be read now.');
      return new Response(object.body, { headers: { 'Content-Type': 'application/octet-stream' } });
    },
  }),
];
