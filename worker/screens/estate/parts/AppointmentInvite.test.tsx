import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslator } from '#locales/translator.ts';
import { AppointmentInvite } from './AppointmentInvite.tsx';

it('times are fetched in place, but only linked when Turnstile must run on the form’s own page', () => {
  const invite = (inPlace: boolean) =>
    renderToStaticMarkup(
      <AppointmentInvite href="/nl/afspraak-maken/12" inPlace={inPlace} t={createTranslator('nl', {})} />,
    );
  expect(invite(true)).toContain('data-enhance="agenda"');
  expect(invite(false)).not.toContain('data-enhance');
  for (const html of [invite(true), invite(false)]) expect(html).toContain('href="/nl/afspraak-maken/12"');
});
