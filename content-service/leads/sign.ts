import { createHmac } from 'node:crypto';

/** The signed data: the call's id, the time of this attempt, and the body as sent. */
interface SignedCall {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

const signatureOf = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`;

/**
 * The three headers of Standard Webhooks 1.0.0: a signature for each secret, so that a renewed key overlaps
 * with the previous one.
 */
export function signedHeaders(
  { id, at, body }: SignedCall,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${seconds}.${body}`)).join(' '),
  };
}
