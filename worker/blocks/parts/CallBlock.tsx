import { Icon } from '#client/ui/Icon.tsx';
import type { CallBlockView, MenuBlockView } from '#domain/views/section.ts';
import { BlockHeading } from './BlockHeading.tsx';
import { RichText } from './RichText.tsx';

/** Call to action: text and buttons on a coloured background. */
export const CallBlock = ({ block }: { readonly block: CallBlockView }) => (
  <div className="banner call-block">
    <div className="banner__text">
      {block.heading === '' ? null : <h2 lang={block.headingLang}>{block.heading}</h2>}
      <RichText text={block.body} level={3} lang={block.bodyLang} className="lead muted" />
      <p className="row">
        {block.links.map((link, index) => (
          <a key={link.href} className={index === 0 ? 'button' : 'button button--line'} href={link.href}>
            <span lang={link.lang}>{link.label}</span> {index === 0 ? <Icon name="arrow" /> : null}
          </a>
        ))}
      </p>
    </div>
  </div>
);

/** Links of a menu, one below the other. */
export const MenuBlock = ({ block }: { readonly block: MenuBlockView }) => (
  <>
    <BlockHeading block={block} />
    <RichText text={block.body} level={3} lang={block.bodyLang} />
    <ul className="menu-block">
      {block.links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <a href={link.href} lang={link.lang}>
            {link.label} <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  </>
);
