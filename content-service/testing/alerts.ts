/** Alerts as visitors ask for them by its form, and what a run of them enqueues. */
import { env } from 'cloudflare:workers';
import type { Criteria } from '#domain/forms/criteria.ts';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import type { TokenPurpose } from '#wire/subscription.ts';
import { advanceRuns } from '../alerts/advance-runs.ts';
import { confirmStatements, newSubscriptionStatements } from '../alerts/subscriptions.ts';
import type { Work } from '../kinds.ts';
import type { Statement } from '../platform/db/statement.ts';
import { newSeed, tokenFor } from '../platform/tokens.ts';
import { postOnce, rowsOf } from './messages.ts';

export interface AlertRow {
  readonly id: string;
  readonly state: string;
  readonly email: string;
  readonly seed: string;
  readonly criteria: string;
  readonly paused_until: string | null;
}

interface AlertRequest {
  readonly email: string;
  readonly criteria?: Criteria | undefined;
  readonly rhythm?: Rhythm | undefined;
}

/** Statements of an alert that was confirmed as soon as it was asked for: on everything by default. */
export const alertStatements = (
  siteId: string,
  id: string,
  when: Date,
  { email, criteria = { everything: true }, rhythm }: AlertRequest,
): Statement[] => [
  ...newSubscriptionStatements(
    {
      siteId,
      id,
      request: { email, locale: 'nl', criteria, rhythm },
      origin: 'https://a.test',
      seed: newSeed(),
      tokens: [],
    },
    when,
  ),
  ...confirmStatements(siteId, id, when),
];

/** An alert of a site by its id, with the tokens of its mails. */
export async function alertOf(site: string, id: string) {
  const row = async (): Promise<AlertRow> => {
    const found = (await rowsOf<AlertRow>('subscriptions', site)).find((one) => one.id === id);
    if (found === undefined) throw new Error(`no alert ${id} at ${site}`);
    return found;
  };
  const { seed } = await row();
  const token = (purpose: TokenPurpose, siteId = site) =>
    tokenFor({ siteId, purpose, seed }, env.TOKEN_SECRET);
  const confirm = (siteId = site) =>
    postOnce(`/sites/${siteId}/subscriptions/confirm`, { token: token('confirm') });
  return { id, row, token, confirm };
}

/** An alert that was just asked for. */
export async function askedAlert(site: string, body: object) {
  const answer = await postOnce(`/sites/${site}/subscriptions`, body);
  if (answer.status !== 202) throw new Error(`an alert was answered with ${answer.status}`);
  const { id } = await answer.json<{ id: string }>();
  return alertOf(site, id);
}

/** An alert whose address was confirmed. */
export async function confirmedAlert(site: string, body: object) {
  const alert = await askedAlert(site, body);
  const { status } = await alert.confirm();
  if (status !== 200) throw new Error(`confirming was answered with ${status}`);
  return alert;
}

/** A queue that keeps its messages. */
export const aQueue = () => {
  const messages: Work[] = [];
  const sendBatch = async (batch: Iterable<MessageSendRequest<Work>>) => {
    for (const { body } of batch) messages.push(body);
    return { metadata: {} } as unknown as QueueSendBatchResponse;
  };
  return { messages, sendBatch };
};

/** The run of an instant, whatever of its day has run before: the work that it enqueues for the site. */
export async function runOf(site: string, now: Date): Promise<Work[]> {
  const queue = aQueue();
  // Tests share their days; each has its own site.
  await env.DB.prepare('DELETE FROM alert_days').run();
  await advanceRuns(env.DB, queue, now);
  return queue.messages.filter((work) => 'siteId' in work && work.siteId === site);
}
