/**
 * Header values of a booking: its idempotency key, the host for links in its mails, and the sender's network.
 */
interface BookingCall {
  readonly key: string;
  readonly origin: string;
  /** Keyed hash of the visitor's network; null when unknown. */
  readonly network: string | null;
}

/** Headers of a call that books. */
export const bookingHeaders = ({ key, origin, network }: BookingCall): Readonly<Record<string, string>> => ({
  'Idempotency-Key': key,
  'X-SITE-ORIGIN': origin,
  ...(network === null ? {} : { 'X-CLIENT-NETWORK': network }),
});
