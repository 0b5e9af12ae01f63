import { Icon } from '#client/ui/Icon.tsx';
import type { OfferView } from '#domain/views/offer.ts';

/** On phones: button from the list to the map and back. Its region also exists without results. */
export const OtherView = ({ view: { results, views } }: { readonly view: OfferView }) => {
  const map = views.find(({ value }) => value === 'map');
  const other = map?.current ? views[0] : map;
  return (
    <div className="action-bar__view" data-part="other-view">
      {results.kind !== 'found' || other === undefined ? null : (
        <a className="button button--line" href={other.href} rel="nofollow">
          <Icon name={other === map ? 'map' : 'grid'} />
          {other.label}
        </a>
      )}
    </div>
  );
};
