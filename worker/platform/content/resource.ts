/**
 * Descriptions of the calls to the content service, and their one executor. A resource has a name, policy,
 * schema, key and load; site, language and the site's settings are added to its key here, so that no
 * description can forget them.
 */
import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { CoreCall } from '#wire/core-calls.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { readWhole } from '#wire/tolerant/read.ts';
import type { LocalizedText } from '#wire/values.ts';
import { type CacheDeps, cached, rememberedFresh } from '../cache/cached.ts';
import type { Documents } from '../cache/documents.ts';
import { cacheKeys, canonicalJson, digest } from '../cache/keys.ts';
import { onceEach } from '../cache/once-each.ts';
import type { CachePolicy } from '../cache/policies.ts';
import type { ContentVersions } from '../cache/versions.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import type { ContentCaller } from './read-answer.ts';
import type { RequestMemo } from './request-memo.ts';
import type { Services } from './services.ts';
import type { SiteCaller } from './site-scope.ts';

/** Shared by the calls of one request. */
export interface ContentRequest {
  /** Caller for calls without a site. */
  readonly caller: ContentCaller;
  readonly services: Services;
  readonly cache: CacheDeps;
  readonly versions: ContentVersions;
  readonly memo: RequestMemo;
  readonly documents: Documents;
}

/** A caller with its site's answer, including settings. */
export interface ResourceCaller extends SiteCaller {
  readonly site: SiteAnswer;
  /** Estates that pages included for their blocks in this request; they are not cached separately. */
  readonly included: Map<string, EstatesOfCollection>;
}

/** Content of a block that shows a collection. */
export interface EstatesOfCollection {
  readonly title: LocalizedText | null | undefined;
  readonly total: number;
  readonly results: readonly Estate[];
}

/** One call of a site's content: its arguments and its result. */
export interface SiteCall<A extends readonly unknown[], G> {
  readonly run: (request: ContentRequest, caller: ResourceCaller, ...args: A) => Promise<G>;
  /** Makes the first call to the content service that `run` would make, if any, without caching. */
  readonly firstCall?: (caller: ResourceCaller, ...args: A) => Promise<unknown>;
}

/** A part of a key: text unchanged, anything else as JSON, or as the hash of its JSON when that is long. */
type KeyPart = string | object;

/** Returns the one shared object for equal documents of the site. */
export type Share = <T extends object>(name: string, document: T) => T;

type Give<A extends readonly unknown[], S extends z.ZodType, G> = (
  answer: z.output<S> | null,
  ...args: A
) => G;

/** A cached answer of the content service. */
export interface Description<A extends readonly unknown[], S extends z.ZodType> {
  /** Second part of its keys, after the site; no two resources share one. */
  readonly name: string;
  readonly policy: CachePolicy | ((...args: A) => CachePolicy);
  /** Schema of the cached answer, which is also used when it is read from a store. */
  readonly schema: S;
  /** Key that distinguishes the answers of a site in one language. */
  readonly key: (...args: A) => readonly KeyPart[];
  /** Asks the content service; null means not found. */
  readonly load: (caller: ResourceCaller, ...args: A) => Promise<z.output<S> | null>;
  /** The call's name in the contract's core, which an agency's own content service answers. */
  readonly core?: CoreCall;
  /** Whether an answer is about the requested item; others are refused. */
  readonly about?: (answer: z.output<S>, ...args: A) => boolean;
  /** Why one entry serves all languages. Without it each language has its own. */
  readonly everyLanguage?: string;
  /** Settings of the site that the request depends on; part of every key. */
  readonly settings?: (site: Site) => readonly string[];
  /** Passes documents that other answers also contain through `share`, each under its own name. */
  readonly shared?: (answer: z.output<S>, share: Share) => z.output<S>;
  /** An answer known without a call; undefined without one. */
  readonly known?: (caller: ResourceCaller, ...args: A) => z.output<S> | undefined;
}

/** A resource among the calls of `content.ts`. */
export interface Resource<A extends readonly unknown[], G> extends SiteCall<A, G> {
  readonly name: string;
  readonly everyLanguage: string | null;
  /** Cache key of its answer. */
  readonly keyOf: (site: Site, locale: Locale, ...args: A) => Promise<string>;
}

/** Longest part that is used in a key without hashing: a hash costs more than the look-up itself. */
const LONGEST_PART = 512;

/** Memoised, because a page uses a request twice: for the load ahead, and where its answer is shown. */
const textOf = onceEach(canonicalJson);

const partOf = (part: KeyPart): string | Promise<string> => {
  if (typeof part === 'string') return part;
  const json = textOf(part);
  return json.length <= LONGEST_PART ? json : digest(json);
};

/** A cached answer; `give` converts it for callers, or throws. */
export function resource<A extends readonly unknown[], S extends z.ZodType, G>(
  description: Description<A, S> & { readonly give: Give<A, S, G> },
): Resource<A, G>;
/** A cached answer that is returned unchanged; null when not found. */
export function resource<A extends readonly unknown[], S extends z.ZodType>(
  description: Description<A, S>,
): Resource<A, z.output<S> | null>;
export function resource<A extends readonly unknown[], S extends z.ZodType>(
  description: Description<A, S> & { readonly give?: Give<A, S, unknown> },
): Resource<A, unknown> {
  const { name, policy, schema, key, about = () => true, everyLanguage, settings, known, give } = description;
  const { shared = (answer) => answer } = description;

  async function load(
    { services }: ContentRequest,
    known: ResourceCaller,
    args: A,
  ): Promise<z.output<S> | null> {
    const caller = { ...known, http: services.of(known.site, description.core).cached };
    const answer = await description.load(caller, ...args);
    if (answer === null || about(answer, ...args)) return answer;
    caller.log('error', 'content.answer_about_another', { what: name, asked: args });
    throw new ContentUnavailable(`${name}: an answer about something else`);
  }

  const keyOf: Resource<A, unknown>['keyOf'] = async (site, locale, ...args) => {
    const parts = [...(settings?.(site) ?? [])];
    for (const part of key(...args)) parts.push(await partOf(part));
    return cacheKeys.resource({
      site: site.id,
      locale: everyLanguage === undefined ? locale : null,
      name,
      parts,
    });
  };

  async function ask(request: ContentRequest, caller: ResourceCaller, args: A): Promise<z.output<S> | null> {
    const { cache, versions, memo, documents } = request;
    const already = known?.(caller, ...args);
    if (already !== undefined) return already;
    const entry = await keyOf(caller.site, caller.locale, ...args);
    const chosen = typeof policy === 'function' ? policy(...args) : policy;
    const fresh = rememberedFresh(cache, chosen, entry, () => versions.known(caller.siteId));
    // Entries of this key and policy always have this type.
    if (fresh !== undefined) return fresh as z.output<S>;
    const share: Share = (known, document) => documents.share(`${caller.siteId}/${known}`, document);
    return await memo(entry, () =>
      cached<z.output<S>>(cache, {
        policy: chosen,
        key: entry,
        load: async () => {
          const answer = await load(request, caller, args);
          return answer === null ? null : shared(answer, share);
        },
        validate: (value) => {
          const answer = readWhole(schema, value);
          return answer === undefined ? undefined : shared(answer, share);
        },
        version: () => versions.current(caller.siteId),
      }),
    );
  }

  return {
    name,
    everyLanguage: everyLanguage ?? null,
    keyOf,
    async run(request, caller, ...args) {
      const answer = await ask(request, caller, args);
      return give === undefined ? answer : give(answer, ...args);
    },
    async firstCall(caller, ...args) {
      return known?.(caller, ...args) ?? (await description.load(caller, ...args));
    },
  };
}

/** Whether two ids are equal: as text; GUIDs in upper or lower case. */
export const isSameId = (a: string | number, b: string): boolean =>
  String(a).toLowerCase() === b.toLowerCase();

/** `give` of an answer that must exist: "not found" counts as an outage. */
export const required =
  (what: string) =>
  <T>(answer: T | null): T => {
    if (answer === null) throw new ContentUnavailable(`${what} is missing`);
    return answer;
  };

/** A call that is never cached. `core` as in a resource. */
export const direct = <A extends readonly unknown[], G>(
  call: (caller: ResourceCaller, ...args: A) => Promise<G>,
  core?: CoreCall,
): SiteCall<A, G> => ({
  run: async ({ services }, caller, ...args) =>
    call({ ...caller, http: services.of(caller.site, core).urgent }, ...args),
});

/** A call that finds a site, and so is made before the site is known. */
interface Lookup<A extends readonly unknown[], S extends z.ZodType> {
  readonly policy: CachePolicy;
  readonly schema: S;
  /** Complete key; must differ from keys with a site. */
  readonly key: (...args: A) => string;
  readonly load: (
    caller: ContentCaller,
    known: z.output<S> | undefined,
    ...args: A
  ) => Promise<z.output<S> | null>;
  /** The site whose content version invalidates the answer. */
  readonly siteOf: (answer: z.output<S>) => string;
}

/** Context for looking in the isolate's memory. */
export interface Around {
  readonly cache: Pick<CacheDeps, 'memories' | 'now' | 'report'>;
  readonly versions: ContentVersions;
}

/** A cached answer of a call without a site. */
export function lookup<A extends readonly unknown[], S extends z.ZodType>(description: Lookup<A, S>) {
  type Answer = z.output<S>;
  const { policy, schema, key, load, siteOf } = description;
  const validate = (value: unknown) => readWhole(schema, value);
  return {
    /** The fresh answer in the isolate's memory, if any. */
    remembered({ cache, versions }: Around, ...args: A): Answer | undefined {
      const versionOf = (value: unknown) => versions.known(siteOf(value as Answer));
      // Entries of this key always have this type.
      return rememberedFresh(cache, policy, key(...args), versionOf) as Answer | undefined;
    },
    /** null when not found. */
    ask({ caller, cache, versions, memo }: ContentRequest, ...args: A): Promise<Answer | null> {
      const entry = key(...args);
      return memo(entry, () =>
        cached<Answer>(cache, {
          policy,
          key: entry,
          // Entries of this key always have this type.
          load: () =>
            load(caller, cache.memories[policy.store].get(entry)?.value as Answer | undefined, ...args),
          validate,
          version: async (answer) => (answer === null ? null : versions.current(siteOf(answer))),
        }),
      );
    },
  };
}
