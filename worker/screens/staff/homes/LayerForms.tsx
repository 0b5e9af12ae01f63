import { Icon } from '#client/ui/Icon.tsx';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Press } from '../parts.tsx';
import { HomeField } from './HomeFields.tsx';
import { LAYER_DAYS } from './home-lists.ts';
import type { HomeView } from './home-view.ts';
import type { LayerView } from './layer-view.ts';
import { Moves, PictureRow } from './pictures/PictureRow.tsx';

interface Props {
  readonly layer: LayerView;
  readonly view: HomeView;
  readonly guard: string;
  readonly action: string;
  /** The part that is open, as `layer-contact`. */
  readonly open: string | null;
  readonly edits: boolean;
}

type Part = LayerView['parts'][number];
type OfPart = Props & { readonly part: Part };

/** A form of one field, with the choice that its person saw; `presses` where its rows have the buttons. */
function PartForm({
  part,
  guard,
  action,
  view,
  presses = false,
  children,
}: OfPart & { readonly presses?: boolean; readonly children: React.ReactNode }) {
  return (
    <form action={action} method="post" className="home-form" noValidate>
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="layer" value={part.field} />
      <input type="hidden" name="seen" value={part.seen} />
      {children}
      {presses ? null : (
        <button type="submit" className="button button--line">
          {view.words.s('written.layer.save')}
        </button>
      )}
    </form>
  );
}

function Hidden({ layer, part, guard, action, view }: OfPart) {
  const { s } = view.words;
  const { isHidden } = layer;
  return (
    <>
      <p>
        <Unbroken>{s(isHidden ? 'written.layer.hiddenText' : 'written.layer.hideText')}</Unbroken>
      </p>
      <Press
        action={action}
        guard={guard}
        label={s(isHidden ? 'written.layer.show' : 'written.layer.hide')}
        fields={{ layer: part.field, seen: part.seen, value: isHidden ? '' : '1' }}
        line
      />
    </>
  );
}

function Contact(props: OfPart) {
  const { layer, view } = props;
  const { s } = view.words;
  const { people, contact } = layer;
  return (
    <PartForm {...props}>
      {people.length === 0 ? (
        <div className="home-fields">
          {(['name', 'email', 'phone'] as const).map((name) => (
            <label key={name} className="field">
              <span className="field__label">{s(`written.labels.${name}`)}</span>
              <input
                className="input"
                type={name === 'name' ? 'text' : name === 'email' ? 'email' : 'tel'}
                name={name}
                maxLength={80}
                autoComplete="off"
                defaultValue={contact[name]}
              />
            </label>
          ))}
        </div>
      ) : (
        <fieldset className="field home-question">
          <legend className="field__label">{s('written.layer.whom')}</legend>
          <span className="home-answers">
            {people.map(({ name, email }) => (
              <label key={email} className="home-answer">
                <input type="radio" name="person" value={email} defaultChecked={email === contact.email} />
                <span>{name}</span>
              </label>
            ))}
          </span>
        </fieldset>
      )}
    </PartForm>
  );
}

function Pictures(props: OfPart) {
  const { layer, view } = props;
  const { s } = view.words;
  if (layer.pictures.length < 2) return <p className="muted">{s('written.layer.fewPictures')}</p>;
  const names = layer.pictures.map(({ name }) => name);
  return (
    <PartForm {...props} presses>
      <p>{s('written.layer.orderText')}</p>
      <ol className="shots">
        {layer.pictures.map(({ name, view: picture }, at) => {
          const called = s('pictures.picture', { n: String(at + 1) });
          return (
            <PictureRow
              key={name}
              name={name}
              called={called}
              note={at === 0 ? s('pictures.first') : ''}
              thumb={
                picture === null ? (
                  <span className="shot__none" />
                ) : (
                  <img
                    src={picture.src}
                    srcSet={picture.srcSet}
                    sizes="6.5rem"
                    alt=""
                    width={4}
                    height={3}
                    loading="lazy"
                  />
                )
              }
              moves={<Moves names={names} at={at} called={called} s={s} />}
            />
          );
        })}
      </ol>
    </PartForm>
  );
}

function Days(props: OfPart) {
  const { layer, view } = props;
  const { s } = view.words;
  return (
    <PartForm {...props}>
      <p className="muted">{s('written.layer.daysText')}</p>
      <HomeField
        view={{
          row: LAYER_DAYS,
          label: s('written.labels.days'),
          parts: layer.days,
          shown: null,
          seen: props.part.seen,
          wrong: null,
          pending: null,
        }}
        words={view.words}
      />
    </PartForm>
  );
}

const FORMS = { hidden: Hidden, contact: Contact, pictures: Pictures, openHouses: Days } as const;

/** One field: what the site shows, who chose it, what is below it, and one press back. */
function LayerPart(props: OfPart) {
  const { part, layer, guard, action, open, edits, view } = props;
  const { s } = view.words;
  const id = `layer-${part.field}`;
  const Form = FORMS[part.field];
  return (
    <details className="home-part" id={id} open={open === id}>
      <summary>
        <span className="home-part__title">{part.title}</span>
        <span className="home-part__said">{part.said}</span>
        {part.chosen === null ? null : (
          <span className="home-part__chosen">
            <Icon name="check" small />
            {part.chosen}
          </span>
        )}
      </summary>
      {part.theirs === null ? null : (
        <p className="home-part__wrong" role="alert">
          {part.theirs} {s('written.layer.theirsText')}
        </p>
      )}
      {part.delivered === null ? null : (
        <p className="muted">{s('written.layer.delivered', { feed: layer.from, value: part.delivered })}</p>
      )}
      {edits ? <Form {...props} /> : null}
      {edits && part.chosen !== null && part.field !== 'hidden' ? (
        <Press
          action={action}
          guard={guard}
          label={s('written.layer.back')}
          fields={{ layer: part.field, seen: part.seen, back: '1' }}
          line
        />
      ) : null}
    </details>
  );
}

/** What can be changed here of a home that something else brings; for who may not, what was chosen. */
export function LayerForms(props: Props) {
  const { layer, view, edits } = props;
  const { s } = view.words;
  return (
    <section className="home-layer" aria-labelledby="layer">
      <h2 id="layer">{s(edits ? 'written.layer.title' : 'site.now')}</h2>
      {edits ? <p className="muted">{s('written.layer.intro', { feed: layer.from })}</p> : null}
      {layer.parts.map((part) => (
        <LayerPart key={part.field} part={part} {...props} />
      ))}
    </section>
  );
}
