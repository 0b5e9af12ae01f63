import type { OwnService } from '#wire/own-service.ts';
import type { Bindings } from '../bindings.ts';
import { type ContentHttp, type ContentHttpOptions, createContentHttp } from './http.ts';
import { ownTarget } from './target.ts';

/** A client of an agency's own service, as each of its log lines says. */
export function createOwnHttp(
  service: OwnService,
  siteId: string,
  bindings: Pick<Bindings, 'SERVICE_KEYS' | 'LOCAL_SERVICES'>,
  options: Omit<ContentHttpOptions, 'target' | 'together'>,
): ContentHttp {
  return createContentHttp({
    ...options,
    target: ownTarget(service, siteId, bindings),
    log: (level, event, fields) => options.log(level, event, { ...fields, service: 'own' }),
  });
}
