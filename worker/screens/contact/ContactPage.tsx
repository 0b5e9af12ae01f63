import { ContactPerson } from '#client/ui/contact/ContactPerson.tsx';
import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { OfficeView } from '#domain/views/office.ts';
import type { Translator } from '#locales/translator.ts';
import { OfficeCard } from '../../estate/team/OfficeCard.tsx';
import { AboutEstate, AboutRental } from '../../form-subject/AboutEstate.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { ContactView } from './contact-view.ts';

/** The agency's offices with their hours. */
const Offices = ({ offices, t }: { readonly offices: readonly OfficeView[]; readonly t: Translator }) =>
  offices.length === 0 ? null : (
    <section className="team" aria-labelledby="offices">
      <h2 id="offices">{t('team.ours')}</h2>
      <ul className="team__list">
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} t={t} />
        ))}
      </ul>
    </section>
  );

/** All employees of the agency. */
const People = ({ people, t }: { readonly people: readonly ContactPersonView[]; readonly t: Translator }) =>
  people.length === 0 ? null : (
    <section className="team" aria-labelledby="people">
      <h2 id="people">{t('team.people')}</h2>
      <ul className="team__list">
        {people.map((person) => (
          <li key={person.name}>
            <ContactPerson person={person} />
          </li>
        ))}
      </ul>
    </section>
  );

/** A question to the agency, in general or about an estate shown beside the form. */
export const ContactPage = ({ view, t }: { readonly view: ContactView; readonly t: Translator }) => {
  const { state, card, rental, phone, email, person, places } = view;
  // A single office fits beside the form; several are listed below it.
  const [alone] = places.length === 1 ? places : [];
  const field = (name: 'firstname' | 'lastname' | 'email' | 'phone' | 'message') => ({
    state,
    name,
    label: t(`forms.person.${name}`),
    t,
  });
  return (
    <div className="wrap form-page" data-form-page="">
      <div className="page-head">
        <h1>{view.heading}</h1>
        <p>
          <Unbroken>{view.lead}</Unbroken>
        </p>
      </div>
      <div className="split form-split">
        <FormFrame state={state} t={t}>
          <div className="form__part">
            {view.offices.length === 0 ? null : (
              <SelectField
                state={state}
                name="office"
                label={t('team.office')}
                optional="unmarked"
                options={view.offices}
                t={t}
              />
            )}
            <TextArea {...field('message')} hint={t('forms.contact.messageHint')} />
            <div className="form__pair">
              <TextField {...field('firstname')} autoComplete="given-name" />
              <TextField {...field('lastname')} autoComplete="family-name" />
            </div>
            <TextField {...field('email')} type="email" autoComplete="email" />
            {view.callTimes.length === 0 ? null : (
              <SelectField
                state={state}
                name="callBack"
                label={t('team.callBack')}
                hint={t('team.callHint')}
                optional="unmarked"
                options={view.callTimes}
                t={t}
              />
            )}
            <TextField
              {...field('phone')}
              hint={t('forms.contact.phoneHint')}
              optional
              type="tel"
              autoComplete="tel"
            />
            <CheckField state={state} name="consent" t={t}>
              {t('forms.contact.consent')} <a href={view.privacyHref}>{t('forms.privacyLink')}</a>.
            </CheckField>
          </div>
          <div className="form__send">
            <button type="submit" className="button">
              {t('forms.contact.send')}
            </button>
          </div>
        </FormFrame>
        <aside className="form-aside">
          {card === null ? null : <AboutEstate card={card} label={t('forms.contact.about')} />}
          {rental === null ? null : <AboutRental card={rental} label={t('forms.contact.about')} />}
          {person === null ? null : <ContactPerson person={person} />}
          {alone === undefined ? null : <Offices offices={[alone]} t={t} />}
          {(phone === null && email === null) || (alone?.ways.length ?? 0) > 0 ? null : (
            <div>
              <p className="muted">{t('forms.contact.reach')}</p>
              <ul className="contact-ways">
                {phone === null ? null : (
                  <li>
                    <ContactWay icon="phone" {...phone} />
                  </li>
                )}
                {email === null ? null : (
                  <li>
                    <ContactWay icon="mail" {...email} />
                  </li>
                )}
              </ul>
            </div>
          )}
        </aside>
      </div>
      {alone === undefined ? <Offices offices={places} t={t} /> : null}
      <People people={view.people} t={t} />
    </div>
  );
};
