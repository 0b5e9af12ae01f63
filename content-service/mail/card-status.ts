import type { MailCard } from './mail.ts';

/** The status as a line of its own: only where the title does not say it ("Appartement, te koop"). */
export const cardStatus = ({ status }: MailCard): string =>
  status === undefined || status.state === 'free' || status.state === 'unknown' ? '' : status.text;
