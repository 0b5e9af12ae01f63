import type { SignerView } from '#domain/views/signer.ts';

interface Props {
  readonly signer: SignerView;
  readonly className: string;
  /** Whether the portrait loads lazily, because it is not visible at first. */
  readonly lazy?: boolean;
}

/** The signing person, and the phone number. */
export const Signer = ({ signer: { portrait, name, role, roleLang, phone }, className, lazy }: Props) => (
  <div className={className}>
    {portrait ? (
      <img src={portrait} alt="" width={64} height={64} loading={lazy ? 'lazy' : undefined} />
    ) : null}
    <p>
      <b>{name}</b>
      {role ? <span lang={roleLang}>{role}</span> : null}
      <a href={phone.href}>{phone.text}</a>
    </p>
  </div>
);
