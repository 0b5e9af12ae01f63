import { DOT } from '#domain/format/ties.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { OpenedDraft, OpenedPage, PageDraft } from '#wire/written-pages.ts';
import { momentOf } from '../homes/home-view.ts';
import { Undo, Versions } from '../news/NewsItemPage.tsx';
import { type Said, SaidAbove } from '../news/StaffNewsPage.tsx';
import { Press } from '../parts.tsx';
import { ADDRESS_FIELD, BLOCK_KINDS, BLOCKS, isBlockKind, PAGE_FIELDS } from './block-table.ts';
import type { FieldsProps } from './PageControls.tsx';
import { FieldOf } from './PageFields.tsx';
import { WAS } from './page-form.ts';
import { hasAddress, nameOfPage } from './StaffPagesPage.tsx';

interface PageProps extends FieldsProps {
  readonly id: string;
  readonly item: OpenedPage | null;
  readonly draft: OpenedDraft | null;
  /** The page as it is written now; its blocks are those of the form. */
  readonly page: PageDraft;
  /** Stand for the page and the draft on which the next press is done. */
  readonly seen: string | null;
  readonly mark: string | null;
  /** The block that stands open; null for none. */
  readonly openAt: number | null;
  readonly said: Said | null;
  readonly action: string;
  readonly look: string;
  readonly guard: string;
}

type Section = PageDraft['sections'][number];

/** The first words by which a block is known in a list of blocks. */
function titleOfBlock(
  { words: { s, locale, locales } }: FieldsProps,
  at: number,
  section: Section,
  typed: Typed,
) {
  const kind = isBlockKind(section.kind) ? s(`pages.kinds.${section.kind}`) : section.kind;
  const heading = [locale, ...locales]
    .map(
      (one) =>
        textOf(typed, `sections[${at}].heading.${one}`) ?? textOf(typed, `sections[${at}].body.${one}`),
    )
    .find((text) => text !== undefined);
  return {
    number: `${at + 1}. ${kind}`,
    heading: heading
      ?.replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 80),
  };
}

/** A block with its form, which stays closed until it is opened: closed fields are sent as well. */
function Block({ section, at, ...props }: PageProps & { readonly section: Section; readonly at: number }) {
  const { page, typed, faults, others, openAt, words } = props;
  const { s } = words;
  const { number, heading } = titleOfBlock(props, at, section, typed);
  const isOff = section.off === true;
  const prefix = `sections[${at}].`;
  const isMarked = [...Object.keys(faults), ...Object.keys(others)].some((name) => name.startsWith(prefix));
  const button = (act: string, label: string) => (
    <button
      type="submit"
      className="button button--line"
      name="do"
      value={`${act}:${at}`}
      aria-label={`${label}: ${number}`}
    >
      {label}
    </button>
  );
  return (
    <li className="page-block" id={`block-${at}`}>
      <details open={isMarked || openAt === at}>
        <summary>
          <b>{number}</b>
          {isOff ? <span className="staff-news-missing">{s('pages.isOff')}</span> : null}
          {heading === undefined ? null : <span className="muted">{heading}</span>}
        </summary>
        <div className="page-block__fields">
          {(isBlockKind(section.kind) ? BLOCKS[section.kind] : []).map((field) => (
            <FieldOf key={field.path} {...props} field={field} prefix={prefix} block={section} at={at} />
          ))}
        </div>
      </details>
      <p className="row">
        {at === 0 ? null : button('up', s('pages.up'))}
        {at === page.sections.length - 1 ? null : button('down', s('pages.down'))}
        {isOff ? button('on', s('pages.on')) : button('off', s('pages.off'))}
      </p>
    </li>
  );
}

function Form(props: PageProps) {
  const { id, item, page, seen, mark, action, guard, words } = props;
  const { s } = words;
  const of = { block: page, prefix: '', at: -1 };
  return (
    <form action={action} method="post" encType="multipart/form-data" className="form staff-news-form">
      {/* The first button of a form is the one that Enter presses: it keeps the draft. */}
      <button type="submit" name="do" value="save" className="hidden" tabIndex={-1} aria-hidden="true">
        {s('pages.save')}
      </button>
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="seen" value={seen ?? ''} />
      <input type="hidden" name="mark" value={mark ?? ''} />
      <input type="hidden" name={WAS} value={JSON.stringify(page)} />
      <fieldset className="form__part">
        <legend>{s('pages.head')}</legend>
        {PAGE_FIELDS.map((field) => (
          <FieldOf key={field.path} {...props} {...of} field={field} />
        ))}
        {hasAddress(id) ? (
          <>
            <FieldOf {...props} {...of} field={ADDRESS_FIELD} />
            <p className="field__hint">{s('pages.addressHint')}</p>
          </>
        ) : null}
      </fieldset>
      <h2>{s('pages.blocks')}</h2>
      <p className="muted">{s('pages.blocksText')}</p>
      <p className="muted">{s('news.fieldBodyHint')}</p>
      <ol className="page-blocks">
        {page.sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names
          <Block key={at} {...props} section={section} at={at} />
        ))}
      </ol>
      <div className="page-add">
        <div className="field">
          <label className="field__label" htmlFor="kind">
            {s('pages.addKind')}
          </label>
          <select className="input" id="kind" name="kind" defaultValue="text">
            {BLOCK_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {s(`pages.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button--line" name="do" value="add">
          {s('pages.add')}
        </button>
      </div>
      <p className="row page-ends">
        <button type="submit" className="button button--line" name="do" value="save">
          {s('pages.save')}
        </button>
        <button type="submit" className="button button--line" name="do" value="look">
          {s('pages.look')}
        </button>
        <button type="submit" className="button" name="do" value="publish">
          {s(item === null || item.withdrawn ? 'pages.publishNew' : 'pages.publish')}
        </button>
      </p>
    </form>
  );
}

/** A page: what stands of it, its form block by block, what else can be done with it, and its earlier versions. */
export function StaffPagePage(props: PageProps) {
  const { id, item, draft, said, action, look, guard, words, seen } = props;
  const { s, locale } = words;
  const name = nameOfPage(id, draft?.title ?? item?.page.title, words);
  const url = localized(item?.page.url, locale).trim();
  const draftBy =
    draft && s('pages.draftBy', { who: draft.by ?? s('news.someone'), when: momentOf(draft.at, locale) });
  return (
    <>
      <p>
        <a href={pathTo('staff-pages', locale)}>{s('pages.back')}</a>
      </p>
      <h1>{name}</h1>
      <p className="muted">
        {item === null
          ? s('pages.states.new')
          : s(item.withdrawn ? 'pages.states.withdrawn' : 'pages.states.shown')}
        {item !== null && !item.withdrawn && (url !== '' || id === 'home') ? (
          <>
            {DOT}
            <a href={id === 'home' ? pathTo('home', locale) : pathTo('page', locale, { url })}>
              {s('pages.view')}
            </a>
          </>
        ) : null}
      </p>
      {draft === null ? null : (
        <p>
          {draftBy} <a href={look}>{s('pages.lookAgain')}</a>
        </p>
      )}
      <SaidAbove said={said} />
      {item === null ? null : <Undo item={item} action={action} guard={guard} words={words} />}
      <Form {...props} />
      {draft === null ? null : (
        <section>
          <p className="muted">{s(item === null ? 'pages.dropNewText' : 'pages.dropText')}</p>
          <Press
            action={action}
            guard={guard}
            label={s('pages.drop')}
            fields={{ do: 'drop', mark: draft.mark, seen: seen ?? '' }}
            line
          />
        </section>
      )}
      {item === null || item.withdrawn || !hasAddress(id) ? null : (
        <section>
          <p className="muted">{s('pages.withdrawText')}</p>
          {item.inMenus === 0 ? null : <p>{s.count('pages.withdrawMenus', item.inMenus)}</p>}
          <Press
            action={action}
            guard={guard}
            label={s('pages.withdraw')}
            fields={{ do: 'withdraw', seen: item.seen }}
            line
          />
        </section>
      )}
      {item === null ? null : <Versions item={item} action={action} guard={guard} words={words} />}
    </>
  );
}
