import { momentIn } from './moment-in.ts';
import type { Shown } from './shown.ts';

/** Feeds that fail: the homes are those of the last good round (decision 143). */
export const Feeds = ({ shown }: { readonly shown: Shown }) => {
  const { s, desk } = shown;
  if (desk.feeds.length === 0) return null;
  return (
    <>
      <h2>{s('feeds')}</h2>
      <ul className="week">
        {desk.feeds.map(({ name, readAt, reason }) => (
          <li key={name} data-key={name}>
            <b>{name}</b>
            <span>
              {`${readAt === null ? s('feedNever') : s('feedFails', { when: momentIn(readAt, shown) })} `}
              <span lang="en">{reason}</span>
              {`. ${s('feedHomesStay')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
