/** A phone number or e-mail address as written, and its link. */
export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

const BELGIUM = '+32';
/** Fewest digits of a phone number; a shorter one is a typo and gets no link. */
const MIN_DIGITS = 8;

function international(number: string): string {
  const compact = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  if (compact.startsWith('+')) return `+${compact.replace(/\+/g, '')}`;
  const digits = compact.replace(/\+/g, '');
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.startsWith('0') ? `${BELGIUM}${digits.slice(1)}` : digits;
}

/** "050 55 12 80" → `tel:+3250551280`; a number without a country code is Belgian. null for an invalid number. */
export function phoneLink(text: string | null | undefined): ContactLink | null {
  const written = text?.trim() ?? '';
  const dialled = international(written);
  return dialled.replace('+', '').length < MIN_DIGITS ? null : { text: written, href: `tel:${dialled}` };
}

/** An e-mail address and its link; null for an invalid address. */
export function mailLink(text: string | null | undefined): ContactLink | null {
  const written = text?.trim() ?? '';
  return /^[^\s@?&<>"]+@[^\s@?&<>"]+\.[^\s@?&<>"]+$/.test(written)
    ? { text: written, href: `mailto:${written}` }
    : null;
}

/** WhatsApp link to a number, with a first line; null for an invalid number. */
export function whatsappLink(text: string | null | undefined, line: string): ContactLink | null {
  const digits = phoneLink(text)?.href.replace(/\D/g, '');
  const params = new URLSearchParams({ text: line });
  // Spaces must be %20: some apps show "+" literally.
  return digits === undefined
    ? null
    : { text: 'WhatsApp', href: `https://wa.me/${digits}?${String(params).replaceAll('+', '%20')}` };
}
