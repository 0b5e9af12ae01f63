import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';

interface ContactWayProps {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
}

/** A link to call or write: its icon and its number or address. A long mail address breaks before its "@". */
export const ContactWay = ({ href, text, icon }: ContactWayProps) => {
  const [name, ...host] = text.split(/(?=@)/);
  return (
    <a className="icon-text" href={href}>
      <Icon name={icon} small />
      <span>
        {name}
        {host.length === 0 ? null : (
          <>
            <wbr />
            {host}
          </>
        )}
      </span>
    </a>
  );
};
