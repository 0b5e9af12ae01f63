import { parseEstateId } from '#domain/estate-id.ts';
import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { renderContentPage } from './content.tsx';

/** A page about one estate, such as the neighbourhood of a project (docs/decisions/0021). */
export const estatePage: Answer = async (c) => {
  const { id, name } = c.get('route').params;
  const estateId = parseEstateId(id ?? '');
  const page = estateId === null ? null : await siteContent(c).estatePage(estateId, name ?? '');
  if (page === null) throw new NotFound('no such page about this estate');
  return renderContentPage(c, page);
};
