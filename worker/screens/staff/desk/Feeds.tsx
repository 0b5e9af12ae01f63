import { type DeskFeed, FEED_STATES, OWN_SERVICE_FEED } from '#wire/staff.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { momentIn } from './moment-in.ts';
import type { Shown } from './shown.ts';

/** Why a feed fails, in the page's language; a state that is not known here as it is. */
const Why = ({
  feed: { state, reason },
  shown: { s },
}: {
  readonly feed: DeskFeed;
  readonly shown: Shown;
}) => {
  const known = FEED_STATES.find((one) => one === state);
  return (
    <>
      {known === undefined ? <span lang="en">{state}</span> : s(`feedState.${known}`)}
      {reason === null ? null : (
        <>
          {' ('}
          <span lang="en">{reason}</span>)
        </>
      )}
    </>
  );
};

/**
 * Feeds that fail: the homes are those of the last good round (decision 143); and requests that did not surely reach the system
 * of a feed (decision 168).
 */
export const Feeds = ({ shown }: { readonly shown: Shown }) => {
  const { s, desk } = shown;
  if (desk.feeds.length + desk.mailed.length === 0) return null;
  return (
    <>
      <h2>{s('feeds')}</h2>
      <ul className="week week--named">
        {desk.feeds.map((feed) => (
          <li key={feed.name} data-key={feed.name}>
            <b>{feed.name === OWN_SERVICE_FEED ? s('feedOwn') : feed.name}</b>
            <span>
              {`${feed.readAt === null ? s('feedNever') : s('feedFails', { when: momentIn(feed.readAt, shown) })} `}
              <Why feed={feed} shown={shown} />
              {feed.readAt === null ? '.' : `. ${s('feedHomesStay')}`}
            </span>
          </li>
        ))}
        {desk.mailed.map(({ feed, requests }) => (
          <li key={`mailed ${feed}`} data-key={`mailed ${feed}`}>
            <b>{feed}</b>
            <span>
              <Unbroken>{s('feedMailed', { n: String(requests) })}</Unbroken>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
