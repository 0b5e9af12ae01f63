import * as z from 'zod';
import type { WrittenSearch } from '#content-service/mail/lead-context.ts';
import type { Locale, Localized } from '#domain/locale.ts';
import type { LeadCall, LeadNews } from '#wire/lead.ts';
import type { FeedState } from '#wire/staff.ts';

/** A state of a feed whose vendor did not answer as it should. */
type FaultState = Exclude<FeedState, 'interrupted'>;

/** Ends a round: what stands stays. The reason is shown to operators, and has neither secrets nor addresses. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';

  readonly state: FaultState;
  readonly reason: string;
  /** Seconds until the vendor wants to be asked again, where it says so. */
  readonly retryAfter: number | null;
  /** Whether the vendor surely did not take what the request brought. */
  readonly isUntaken: boolean;

  constructor(
    state: FaultState,
    reason: string,
    retryAfter: number | null = null,
    isUntaken = ['settings', 'key-refused', 'too-often'].includes(state),
  ) {
    super(`${state}: ${reason}`);
    this.state = state;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.isUntaken = isUntaken;
  }
}

/** There is nothing at the address of a call (404, 410): where it is that of one home, the home is gone. */
export class NotThere extends FeedFault {}

/** A fault of a call about one home, which it names: all behind a home that always fails do not come. */
export const aboutHome = (home: string, { state, reason, retryAfter }: FeedFault): FeedFault =>
  new FeedFault(state, `home ${home}: ${reason}`, retryAfter);

/** How the reason of a home begins that its vendor does not give. */
export const NOT_READ = 'not read';

/** A home that its vendor does not give, while it gives others: what stands of it stays, and the next round asks for it again. */
export class UnreadHome {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** The vendor refuses a request because of what it names or says, such as a home: without that it may take it. */
export class RefusedRequest extends FeedFault {
  constructor(state: FaultState, reason: string) {
    super(state, reason, null, true);
  }
}

/** A call of a vendor. */
export interface AskRequest {
  readonly method: 'GET' | 'POST';
  /** `https://` with a public name, or a host of LOCAL_SERVICES; checked by the room before each call. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly text?: { readonly type: string; readonly content: string };
}

/** How a kind reaches its vendor: limits of size and time, and the pace, are kept here. */
export interface Ask {
  /** The feed's settings and secrets, and the deployment's account of the kind, as its schemas describe them. */
  readonly settings: unknown;
  readonly secrets: unknown;
  readonly account: unknown;
  /** When the round began. */
  readonly now: Date;
  /**
   * The JSON of an answer of status 200. Throws FeedFault for every other one, redirects included; the kind throws it
   * for a 200 that holds an error.
   */
  json(request: AskRequest): Promise<unknown>;
  /**
   * Sends what needs no answer: any status of success says that it was taken, whatever follows. Returns the answer's JSON; null
   * where there is none that can be read. Throws FeedFault for every other status.
   */
  send(request: AskRequest): Promise<unknown>;
  /** An answer in XML, of status 200, 400 or 500, which SOAP uses for its faults. Throws FeedFault for every other one. */
  xml(request: AskRequest): Promise<AskedXml>;
  /** The answer's body, up to the limit of a file; null when it is still the one with these validators (304). */
  file(request: AskRequest, validators: Validators | null): Promise<AskedFile | null>;
}

/** An answer in XML. */
interface AskedXml {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What became of a home, for its vendor. */
export interface HomeReport {
  /** The vendor's id. */
  readonly id: string;
  /** Our number. */
  readonly number: string;
  readonly state: 'shown' | 'gone' | 'refused';
  /** The address of its page, of one that is shown. */
  readonly address: string | null;
  /** Whether the vendor was told before that it is shown, and nothing else since. */
  readonly announced: boolean;
}

/** Headers by which a server knows whether a file has changed (RFC 9110 §8.8). */
export const ValidatorsSchema = z.object({
  /** ETag. */
  etag: z.string().nullable(),
  /** Last-Modified, as the server writes it. */
  modified: z.string().nullable(),
});
export type Validators = z.infer<typeof ValidatorsSchema>;

/** A file at an address. */
interface AskedFile {
  /** null where the server sends none. */
  readonly validators: Validators | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A home in a vendor's list. */
export interface Listed {
  /** The vendor's id. */
  readonly id: string;
  /**
   * Mark of change, such as an instant: a home with the mark of its last round is not looked at again. null where the
   * vendor has none: then the home's own hash decides.
   */
  readonly mark: string | null;
  /** The home itself, where the list has it whole; otherwise the room calls `fetch`. */
  readonly home?: unknown;
}

/** A page of a vendor's list. */
export interface ListedPage {
  readonly homes: readonly Listed[];
  /** Where the next page begins, in the kind's own words; null after the last one. */
  readonly next: string | null;
  /** What the next round should begin with (an ETag); null where the kind needs nothing. */
  readonly checkpoint?: string | null;
  /** The vendor says that nothing has changed since the last checkpoint: the round ends here, and nothing is missing. */
  readonly unchanged?: true;
}

/** Where a round begins, and goes on. */
export interface ListFrom {
  /** The start of the last complete round less an overlap; null for a whole list. */
  readonly since: Date | null;
  /** `next` of the page before; null for the first page. */
  readonly cursor: string | null;
  /** `checkpoint` of the last complete round. */
  readonly checkpoint: string | null;
}

/** Longest id of a vendor. */
const LONGEST_ID = 200;

/** Whether a text can be a vendor's id: half a character would not come back from the database as it was. */
export const isVendorId = (id: string): boolean => id !== '' && id.length <= LONGEST_ID && id.isWellFormed();

/** A picture of a home at the vendor. */
export interface VendorPicture {
  /** The vendor's id of the picture. */
  readonly id: string;
  readonly address: string;
  /**
   * Mark of its last change: another one means that it is fetched again. Empty where the vendor has none: then it is asked
   * for with each change of its home, and each week.
   */
  readonly changed: string;
  /** Whether the vendor says that it is a plan: absent where it says nothing. */
  readonly plan?: boolean;
  /** What it shows, in words. */
  readonly alt?: Localized;
}

/** Something of a vendor's home for which our record has no place; counted per site, with one home as example. */
export interface Unmapped {
  readonly what: 'code' | 'detail' | 'value';
  readonly name: string;
  readonly value: string;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * An import's record of a home: `{estate}` without `general.id`, `general.parentId` and `pictures`, or `{listing}` with its
 * GUID in small letters, without `external_id` and `pictures`.
 */
export type HomeRecord = { readonly contact?: unknown } & (
  | { readonly estate: Members; readonly listing?: undefined }
  | { readonly listing: Members & { readonly guid: string }; readonly estate?: undefined }
);

/** What a mapping makes of one home of a vendor. */
export type Mapped =
  | {
      readonly kind: 'home';
      readonly record: HomeRecord;
      /** The vendor's ids of its units. */
      readonly units: readonly string[];
      /** The vendor's id of the project that it is a unit of. */
      readonly parent: string | null;
      readonly pictures: readonly VendorPicture[];
      readonly unmapped: readonly Unmapped[];
    }
  /** The vendor does not publish it, or its status is unknown: a home that is on offer here is withdrawn. */
  | { readonly kind: 'hidden'; readonly reason: string }
  /** It cannot be read: a home that is on offer here stays as it is. */
  | { readonly kind: 'refused'; readonly field: string; readonly reason: string };

/** A home of a recorded answer, as `map` reads it. */
export interface RecordedHome {
  /** The vendor's id, or its place where it has none. */
  readonly id: string;
  readonly home: unknown;
}

/** What a mapping may know besides the home. */
export interface MapContext {
  readonly settings: unknown;
  /** The site's languages; the first is its default. */
  readonly locales: readonly Locale[];
}

/** A visitor's request for the system from which its home came. */
export interface VendorLead {
  /** Ours, and the same in every attempt: where the vendor has a place for the reference of another system, it goes there. */
  readonly reference: string;
  readonly type: LeadCall['type'];
  readonly visitor: LeadCall['data']['visitor'];
  /** The vendor's id of the home that it is about; null for one about no home, such as a valuation. */
  readonly home: string | null;
  /** All that is asked, in words, with what the visitor wrote: the only place for what a vendor has no field for. */
  readonly text: string;
}

/** A visitor's search for the system of a feed: a search card, or what became of one. */
export interface VendorCard extends WrittenSearch {
  /** As of a request. */
  readonly reference: string;
  readonly news: LeadNews;
}

/** A kind of feed: an agency's system, or a file at an address. */
export interface FeedKind {
  readonly name: string;
  /** Strict schemas. Settings are shown and exported; secrets and accounts are sealed and never shown. */
  readonly settings: z.ZodType;
  /** Secrets of one feed; null for a kind without them. */
  readonly secrets: z.ZodType | null;
  /** The deployment's account at the vendor (`feed account set`); null for a kind without one. */
  readonly account: z.ZodType | null;
  /** The vendor counts calls by account, so that the rounds of all agencies keep one pace together. */
  readonly isPacedByAccount?: true;
  /** Whether `list` can leave out what has not changed since an instant; otherwise each round reads the whole list. */
  readonly incremental: boolean;
  /** Raised when `map` makes something else of the same home: every home is then mapped again. */
  readonly mapping: number;
  /** The setting that says whose homes it brings at the vendor: no two feeds of a site have the same; absent where a secret says it. */
  readonly ownedBy?: string;
  /** Hosts of the vendor's pictures. Those of LOCAL_SERVICES are allowed besides. */
  pictureHosts(settings: unknown): readonly string[];
  /** A page of the homes that the vendor lists. */
  list(ask: Ask, from: ListFrom): Promise<ListedPage>;
  /**
   * Homes by their vendor's ids; one that is absent from the answer is gone, and an `UnreadHome` is one that the vendor does not
   * give. A kind with a call for each home reads them by `fetchEach`.
   */
  fetch(ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** Homes of recorded answers (`feed try`), which stores nothing and asks nobody. Throws for what cannot be read. */
  recorded?(bytes: Uint8Array): Promise<readonly RecordedHome[]>;
  /** Maps a home; pure: no clock, no network. */
  map(home: unknown, context: MapContext): Mapped;
  /**
   * Tells the vendor what became of its homes, where it wants to know. What it was told is not told again. Throws
   * RefusedRequest when it does not take one of them, and FeedFault.
   */
  report?(ask: Ask, homes: readonly HomeReport[]): Promise<void>;
  /** Homes that are told at once, after which it is noted that they were; 100 without it. */
  readonly reportAtOnce?: number;
  /** How visitors' requests go back to the vendor; absent where it takes none. */
  readonly leads?: {
    /** Its name, for the agency and for visitors. */
    readonly system: string;
    /** The vendor has no place for what a visitor writes: requests go by mail besides. */
    readonly isWordless?: true;
    /** Why a feed with these settings can give none; null where it can. */
    readonly lacks?: (settings: unknown) => string | null;
    /**
     * Gives the vendor a visitor's request. `begin` is awaited right before each call with which the vendor may take it: what
     * fails before has not reached it. Throws RefusedRequest when the vendor says that it did not take it, and FeedFault.
     */
    give(ask: Ask, lead: VendorLead, begin: () => Promise<void>): Promise<void>;
  };
  /** How visitors' searches go to the vendor as search cards; absent where it keeps none. Needs `leads`. */
  readonly cards?: {
    /** What the vendor has a call for; of the rest the agency hears by mail. */
    readonly takes: readonly LeadNews[];
    /** Gives the vendor a search, as a request is given. */
    give(ask: Ask, card: VendorCard, begin: () => Promise<void>): Promise<void>;
  };
}
