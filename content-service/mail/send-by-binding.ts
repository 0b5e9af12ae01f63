import type { SendMail } from './mail.ts';

type Address = string | { email: string; name: string };
const addressOf = ({ email, name }: { email: string; name?: string }): Address =>
  name === undefined ? email : { email, name };

/** Sends by Cloudflare's `send_email` binding, which writes files when the Worker runs locally. */
export const sendByBinding =
  (binding: SendEmail): SendMail =>
  async ({ from, to, replyTo, subject, html, text, headers, attachments }) => {
    await binding.send({
      from: addressOf(from),
      to,
      subject,
      html,
      text,
      headers: { ...headers },
      ...(replyTo === null ? {} : { replyTo: addressOf(replyTo) }),
      ...(attachments.length === 0
        ? {}
        : { attachments: attachments.map((file) => ({ ...file, disposition: 'attachment' as const })) }),
    });
  };
