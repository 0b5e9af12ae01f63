/**
 * Calls within this Worker: the caller hands over the body as a value and gets the answer's JSON, so that neither is
 * written to a stream and read again.
 */

/** A call within this Worker. */
export interface InnerCall {
  /** The body of a POST, parsed from JSON. */
  readonly body: unknown;
  /** The JSON of the answer; undefined until it is there. */
  text?: string;
}

const calls = new WeakMap<Request, InnerCall>();

/** Makes a request an inner call. A copy of the request is none. */
export const callWithin = (request: Request, body: unknown): InnerCall => {
  const call: InnerCall = { body };
  calls.set(request, call);
  return call;
};

/** The inner call of a request, if it is one. */
export const innerCall = (request: Request): InnerCall | undefined => calls.get(request);
