import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { Portrait } from '#client/ui/contact/Portrait.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import type { EntitiesBlockView, EntityItemView } from '#domain/views/section.ts';
import { BlockHeading } from './BlockHeading.tsx';
import { RichText } from './RichText.tsx';

const Line = ({ item }: { readonly item: EntityItemView }) => (
  <li>
    <div className="person">
      <Portrait portrait={item.portrait} name={item.title} initials={item.initials} />
      <div>
        <b lang={item.titleLang}>{item.href === null ? item.title : <a href={item.href}>{item.title}</a>}</b>
        {item.subtitle ? <span lang={item.subtitleLang}>{item.subtitle}</span> : null}
      </div>
    </div>
    {item.phone ? <ContactWay icon="phone" {...item.phone} /> : null}
  </li>
);

const Card = ({ item }: { readonly item: EntityItemView }) => (
  <li className="item-card">
    {item.picture ? (
      <div className="item-card__picture">
        <Picture picture={item.picture} tile="card" alt="" />
      </div>
    ) : null}
    <h3 className="item-card__title" lang={item.titleLang}>
      {item.href === null ? item.title : <a href={item.href}>{item.title}</a>}
    </h3>
    {item.subtitle ? (
      <p className="muted" lang={item.subtitleLang}>
        {item.subtitle}
      </p>
    ) : null}
    <RichText text={item.body} level={3} lang={item.bodyLang} className="item-card__text" />
    {item.address ? <p>{item.address}</p> : null}
    {item.openingHours ? <p className="muted">{item.openingHours}</p> : null}
    {item.phone || item.email ? (
      <p className="item-card__ways">
        {item.phone ? <ContactWay icon="phone" {...item.phone} /> : null}
        {item.email ? <ContactWay icon="mail" {...item.email} /> : null}
      </p>
    ) : null}
  </li>
);

const Lines = ({ block }: { readonly block: EntitiesBlockView }) => (
  <div className={block.picture ? 'story' : undefined}>
    {block.picture ? (
      <div className="story__picture">
        <Picture picture={block.picture} tile="story" />
      </div>
    ) : null}
    <div>
      <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
      <ul className="team">
        {block.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
    </div>
  </div>
);

/** The team or the offices: lines when the names are enough, else cards. */
export const EntitiesBlock = ({ block }: { readonly block: EntitiesBlockView }) => (
  <>
    <BlockHeading block={block} link={block.link} />
    {block.look === 'lines' ? (
      <Lines block={block} />
    ) : (
      <>
        <RichText text={block.body} level={3} lang={block.bodyLang} className="lead" />
        <ul className="grid item-cards">
          {block.items.map((item) => (
            <Card key={item.id} item={item} />
          ))}
        </ul>
      </>
    )}
  </>
);
