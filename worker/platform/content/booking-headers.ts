/**
 * Header values of a booking: its idempotency key, the host for links in its mails, and the sender's network.
 */
interface BookingCall {
  readonly key: string;
  readonly origin: string;
  /** Keyed hash of the visitor's network; null when unknown. */
  readonly network: string | null;
}

/** Header that names the sender's network, by which a day's calls are counted; none when it is unknown. */
export const networkHeader = (network: string | null): Readonly<Record<string, string>> =>
  network === null ? {} : { 'X-CLIENT-NETWORK': network };

/** Headers of a call that books. */
export const bookingHeaders = ({ key, origin, network }: BookingCall): Readonly<Record<string, string>> => ({
  'Idempotency-Key': key,
  'X-SITE-ORIGIN': origin,
  ...networkHeader(network),
});
