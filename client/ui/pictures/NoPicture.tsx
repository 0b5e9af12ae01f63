/** Drawing for an estate without a picture, with the words that say so. */
export const NoPicture = ({ text }: { readonly text: string }) => (
  <div className="no-picture">
    <svg viewBox="0 0 88 88" aria-hidden="true" focusable="false">
      <path d="M14 76V38h8V28h8V18h8V9h12v9h8v10h8v10h8v38zM6 76h76M37 76V58h14v18M25 46h9v10h-9zM54 46h9v10h-9zM39.5 30h9v11h-9z" />
    </svg>
    <span>{text}</span>
  </div>
);
