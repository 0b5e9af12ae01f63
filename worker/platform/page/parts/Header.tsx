import { FavoritesLink } from '../../../../client/ui/favorites/FavoritesLink.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import type { FrameView } from '../../../../domain/views/frame.ts';
import type { Translator } from '../../../../locales/translator.ts';
import { LanguageCodes } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';

const MENU_ID = 'site-menu';

/**
 * Head of every screen. The menu is a popover on phones, which opens without script, and simply part of
 * the bar on wide screens: one list of links for both.
 */
export const Header = ({ frame, t }: { readonly frame: FrameView; readonly t: Translator }) => (
  <header className="site-header">
    <div className="wrap site-header__bar">
      <a className="logo" href={frame.homeHref} aria-label={t('site.home', { name: frame.site.name })}>
        <Logo site={frame.site} />
      </a>
      <div className="menu" id={MENU_ID} popover="auto">
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
        <nav className="main-menu" aria-label={t('site.mainMenu')}>
          <ul>
            {frame.menu.map((link) => (
              <li key={link.href}>
                <a href={link.href} lang={link.lang} aria-current={link.current ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageCodes languages={frame.languages} label={t('site.language')} />
      </div>
      <div className="site-header__tools">
        <FavoritesLink
          href={frame.favoritesHref}
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
    </div>
  </header>
);
