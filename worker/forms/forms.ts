import type { PageHandlers } from '../env.ts';
import { appointmentForm } from './appointment/appointment.tsx';
import { contactForm } from './contact/contact.tsx';
import { friendForm } from './friend/friend.tsx';
import type { SiteForm } from './site-form.ts';
import { stayForm } from './stay/stay.tsx';
import { subscribeForm } from './subscribe/subscribe.tsx';

/** Every form of the site; a new one is a folder beside these, and a line here and in `FORM_TABLE`. */
export const FORMS: readonly SiteForm[] = [contactForm, friendForm, subscribeForm, appointmentForm, stayForm];

/** Screens that show forms, and those that follow them. */
export const FORM_PAGES: PageHandlers = Object.assign({}, ...FORMS.map(({ pages }) => pages));

/** What a POST to a form's own screen does. */
export const FORM_POSTS: PageHandlers = Object.assign({}, ...FORMS.map(({ posts }) => posts));
