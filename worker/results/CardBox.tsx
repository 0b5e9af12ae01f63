import { CARD_FIELDS } from '#domain/forms/subscription.ts';
import type { CardBoxView } from '#domain/views/card-box.ts';
import type { Translator } from '#locales/translator.ts';
import { Unbroken } from '../platform/page/parts/Unbroken.tsx';

interface Props {
  /** null where the agency has no system that keeps searches. */
  readonly box: CardBoxView | null | undefined;
  readonly t: Translator;
}

/** The box for a search card, with the language in which it was read. */
export const CardBox = ({ box, t }: Props) =>
  box == null ? null : (
    <div className="field" data-field={CARD_FIELDS.card}>
      <input type="hidden" name={CARD_FIELDS.locale} value={t.locale} />
      <label className="check">
        <input type="checkbox" name={CARD_FIELDS.card} value={box.system} defaultChecked={box.ticked} />
        <span>
          <Unbroken>{box.words}</Unbroken>
        </span>
      </label>
    </div>
  );
