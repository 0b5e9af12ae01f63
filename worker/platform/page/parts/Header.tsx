import { CachedPart } from '#client/ui/CachedParts.tsx';
import { FavoritesLink } from '#client/ui/favorites/FavoritesLink.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { FrameView } from '#domain/views/frame.ts';
import type { Translator } from '#locales/translator.ts';
import { LanguageCodes } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';

const MENU_ID = 'site-menu';

interface Words {
  readonly t: Translator;
}

const HomeLink = ({ href, site, t }: Words & { readonly href: string; readonly site: FrameView['site'] }) => (
  <a className="logo" href={href} aria-label={t('site.home', { name: site.name })}>
    <Logo site={site} />
  </a>
);

const MenuHead = ({ t }: Words) => (
  <div className="menu__head">
    <span className="menu__title">{t('site.menu')}</span>
    <button
      type="button"
      className="icon-button"
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      aria-label={t('site.close')}
    >
      <Icon name="close" />
    </button>
  </div>
);

const MainMenu = ({ menu, t }: Words & Pick<FrameView, 'menu'>) => (
  <nav className="main-menu" aria-label={t('site.mainMenu')}>
    <ul>
      {menu.map((link) => (
        <li key={link.href}>
          <a href={link.href} lang={link.lang} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const MenuLinks = (props: Words & Pick<FrameView, 'menu'>) => (
  <>
    <MenuHead t={props.t} />
    <MainMenu {...props} />
  </>
);

const Tools = ({ favoritesHref, t }: Words & Pick<FrameView, 'favoritesHref'>) => (
  <div className="site-header__tools">
    <FavoritesLink
      href={favoritesHref}
      label={t('favorites.link', { n: '{{n}}' })}
      notSaved={t('favorites.notSaved')}
    />
    <button
      type="button"
      className="icon-button menu-button"
      popoverTarget={MENU_ID}
      aria-label={t('site.menu')}
    >
      <Icon name="menu" />
    </button>
  </div>
);

/**
 * Header of every screen. The menu is a popover on phones, which opens without script, and part of the bar on wide
 * screens: one list of links for both.
 */
export const Header = ({ frame, t }: { readonly frame: FrameView; readonly t: Translator }) => (
  <header className="site-header">
    <div className="wrap site-header__bar">
      <CachedPart of={HomeLink} href={frame.homeHref} site={frame.site} t={t} />
      <div className="menu" id={MENU_ID} popover="auto">
        <CachedPart of={MenuLinks} menu={frame.menu} t={t} />
        <CachedPart of={LanguageCodes} languages={frame.languages} label={t('site.language')} />
      </div>
      <CachedPart of={Tools} favoritesHref={frame.favoritesHref} t={t} />
    </div>
  </header>
);

/** Header of a page for one action: the agency, and a line beside it. */
export const SlimHeader = ({
  frame,
  note,
  t,
}: Words & { readonly frame: FrameView; readonly note: string | null }) => (
  <header className="site-header">
    <div className="case-width site-header__bar">
      <HomeLink href={frame.homeHref} site={frame.site} t={t} />
      {note === null ? null : <span className="case-note">{note}</span>}
    </div>
  </header>
);
