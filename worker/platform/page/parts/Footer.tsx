import { Fragment } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { languageOf } from '#domain/languages.ts';
import type { FooterView, FrameView } from '#domain/views/frame.ts';
import type { Translator } from '#locales/translator.ts';
import { LanguageNames } from './LanguageLinks.tsx';
import { Signer } from './Signer.tsx';

interface FootProps {
  readonly footer: FooterView;
}

interface LegalProps extends FootProps {
  readonly colon: string;
}

/** Separator that stays at the end of a line when the text wraps after it. */
const DOT = '\u00a0· ';

const Place = ({ footer }: FootProps) => (
  <div>
    {footer.invitation ? (
      <p className="site-footer__invitation" lang={footer.invitationLang}>
        {footer.invitation}
      </p>
    ) : null}
    <address>
      {footer.street ? <span>{footer.street}</span> : null}
      {footer.place ? <span>{footer.place}</span> : null}
    </address>
    {footer.openingHours ? (
      <p className="muted" lang={footer.openingHoursLang}>
        {footer.openingHours}
      </p>
    ) : null}
    {footer.signer ? <Signer signer={footer.signer} className="site-footer__signer" lazy /> : null}
  </div>
);

const Ways = ({ footer }: FootProps) => (
  <ul>
    {footer.phone ? (
      <li>
        <a href={footer.phone.href}>
          <Icon name="phone" small />
          {footer.phone.text}
        </a>
      </li>
    ) : null}
    {footer.email ? (
      <li>
        <a href={footer.email.href}>
          <Icon name="mail" small />
          <span>{footer.email.text}</span>
        </a>
      </li>
    ) : null}
  </ul>
);

const Contact = ({ footer, t }: FootProps & { readonly t: Translator }) => (
  <>
    <h2>{t('site.contact')}</h2>
    <Ways footer={footer} />
  </>
);

const Column = ({ column }: { readonly column: FooterView['columns'][number] }) => (
  <div>
    <h2 lang={column.lang}>{column.heading}</h2>
    <ul>
      {column.links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            lang={link.lang}
            aria-current={link.current ? 'page' : undefined}
            data-form={link.form && !link.current ? '' : undefined}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const Columns = ({ footer }: FootProps) =>
  footer.columns.map((column) => <Column key={column.heading} column={column} />);

const Legal = ({ footer, colon }: LegalProps) => (
  <div className="site-footer__legal">
    <p>
      {footer.legal}
      {footer.identity.map(({ label, text, lang, href }) => (
        <Fragment key={label}>
          {DOT}
          {label}
          {colon} {href === undefined ? <span lang={lang}>{text}</span> : <a href={href}>{text}</a>}
        </Fragment>
      ))}
    </p>
    <ul>
      {footer.links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/** Footer of every screen: addresses, contact details and legal information. */
export const Footer = ({ frame, t }: { readonly frame: FrameView; readonly t: Translator }) => {
  const { footer } = frame;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer__top">
          <CachedPart of={Place} footer={footer} />
          <div>
            <CachedPart of={Contact} footer={footer} t={t} />
            <CachedPart of={LanguageNames} languages={frame.languages} />
          </div>
          <CachedPart of={Columns} footer={footer} />
        </div>
        <CachedPart of={Legal} footer={footer} colon={languageOf(t.locale).colon} />
      </div>
    </footer>
  );
};
