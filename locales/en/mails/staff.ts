/** Texts of the mail with which staff sign in. */
export default {
  staff: {
    subject: '{{sign}}: sign in at {{agency}}',
    title: 'Sign in',
    sign: 'Sign on your screen',
    code: 'Six-digit code',
    secret: 'Give the code to nobody, not even to somebody who says that they are from us.',
    body: 'Does your screen show another sign? Then do not open the link. It works for fifteen minutes, once, in the browser that asked for it.',
    open: 'Sign me in',
    other:
      'You did not ask for this? Then there is nothing to do: without your browser the link opens nothing.',
    why: 'You are receiving this e-mail because somebody wanted to sign in with this e-mail address at the office page of {{agency}}.',
  },
} as const;
