import { OPERATIONS } from '../../content-service/operations.ts';
import { SITE_DOOR } from '../../content-service/platform/access/doors.ts';
import { openApiDocument } from '../../content-service/platform/openapi/document.ts';
import { SUMMARIES } from '../../content-service/summaries.ts';

/** The document of the calls that a site makes, as it is written before each bundle. */
export const contractDocument = () =>
  openApiDocument(
    OPERATIONS.filter(({ role }) => SITE_DOOR.roles.includes(role)),
    SUMMARIES,
  );
