/** Screens that say why there is nothing: not found, gone, unavailable, bad request. */
export interface ProblemView {
  readonly kind: 'not-found' | 'gone' | 'unavailable' | 'bad-request' | 'failed';
  readonly status: 400 | 404 | 410 | 500 | 503;
  readonly requestId: string;
  readonly offerHref: string | null;
}
