/** Texts of the mails with which staff sign in, and are invited to. */
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
    invited: {
      subject: 'You have access to the office page of {{agency}}',
      title: 'You have access',
      body: 'A colleague gave you access to the office page, where the office follows up requests and viewings. Sign in with this e-mail address: you will get a link and a code. There is no password.',
      open: 'Go to the office page',
      rights:
        'What you can see and do there is decided by those who manage colleagues. You did not expect this? Ask your office first.',
      why: 'You are receiving this e-mail because somebody of {{agency}} added you with this e-mail address.',
    },
  },
} as const;
