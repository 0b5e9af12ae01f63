/** The fields of a page's form, by what they hold. */
import type { ReactNode } from 'react';
import { textOf } from '#domain/forms/read-form.ts';
import { localized } from '#domain/text.ts';
import type { NamedKind } from '#wire/written-pages.ts';
import { assetAddress } from '#worker/platform/media/picture-address.ts';
import { type BlockField, isList, type ListField } from './block-table.ts';
import { Beneath, Choice, described, type FieldsProps, InLanguages, Line } from './PageControls.tsx';
import { ELSEWHERE, valueIn } from './page-form.ts';

const ASSET = /^[A-Za-z0-9_-]{1,64}$/;

/** The target of a link: a page or list of the site, or the address of another site; one that is none of these stays. */
function LinkField({
  name,
  label,
  ...props
}: FieldsProps & { readonly name: string; readonly label: string }) {
  const { typed, targets, words } = props;
  const { s } = words;
  const value = textOf(typed, name) ?? '';
  const isKnown = ['', ELSEWHERE, ...targets.map((target) => target.value)].includes(value);
  return (
    <div className="staff-news-languages">
      <Choice
        {...props}
        name={name}
        label={label}
        options={[
          { value: '', label: s('pages.noLink') },
          ...(isKnown ? [] : [{ value, label: s('pages.linkAsIs') }]),
          ...targets,
          { value: ELSEWHERE, label: s('pages.linkElsewhere') },
        ]}
      />
      <Line {...props} name={`${name}.href`} label={s('pages.fields.href')} kind="text" />
    </div>
  );
}

/** One of the site's lists; one that is none of them by now stays. */
function NamedField({
  kind,
  ...props
}: FieldsProps & { readonly name: string; readonly label: string; readonly kind: NamedKind }) {
  const { typed, named, words, name } = props;
  const { s, locale } = words;
  const value = textOf(typed, name) ?? '';
  const options = named
    .filter((one) => one.kind === kind)
    .map(({ id, name: title }) => ({ value: id, label: localized(title, locale) || id }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Choice
      {...props}
      options={[
        { value: '', label: s('site.unchosen') },
        ...(isKnown ? [] : [{ value, label: s('pages.namedAsIs', { name: value }) }]),
        ...options,
      ]}
    />
  );
}

function PictureField({
  name,
  label,
  ...props
}: FieldsProps & { readonly name: string; readonly label: string }) {
  const { typed, words } = props;
  const { s } = words;
  const file = textOf(typed, `${name}.file`);
  return (
    <fieldset className="form__part">
      <legend>{label}</legend>
      {file === undefined ? null : (
        <>
          {ASSET.test(file) ? (
            <img
              className="staff-news-picture"
              src={assetAddress(file, 400)}
              alt=""
              width="400"
              height="300"
              loading="lazy"
            />
          ) : null}
          <input type="hidden" name={`${name}.file`} value={file} />
          <label className="check">
            <input type="checkbox" name={`${name}.none`} value="1" />
            <span>{s('news.pictureNone')}</span>
          </label>
        </>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${name}.new`}>
          {s(file === undefined ? 'pictures.choose' : 'news.pictureOther')}
        </label>
        <input
          className="input"
          type="file"
          id={`${name}.new`}
          name={`${name}.new`}
          accept="image/*"
          aria-describedby={described(`${name}.file`, props)}
        />
        <Beneath {...props} name={`${name}.file`} />
      </div>
      <InLanguages {...props} name={`${name}.alt`} label={s('news.fieldAlt')} as="sentence" />
      <Beneath {...props} name={`${name}.alt`} />
    </fieldset>
  );
}

/** The entries of a list, and the presses that add one and take one out. */
function Entries({
  field,
  name,
  block,
  at,
  ...props
}: FieldsProps & {
  readonly field: ListField;
  readonly name: string;
  readonly block: unknown;
  readonly at: number;
}) {
  const { s } = props.words;
  const value = valueIn(block, field.path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = s(`pages.fields.${field.label}`);
  return (
    <>
      {entries.map((entry, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names
        <fieldset key={number} className="form__part">
          <legend>{`${label} ${number + 1}`}</legend>
          {field.entry.map((one) => (
            <FieldOf
              key={one.path}
              {...props}
              field={one}
              prefix={`${name}[${number}].`}
              block={entry}
              at={at}
            />
          ))}
          <p>
            <button
              type="submit"
              className="button button--line"
              name="do"
              value={`less:${at}:${field.path}:${number}`}
            >
              {s('pages.less', { entry: `${label} ${number + 1}` })}
            </button>
          </p>
        </fieldset>
      ))}
      <Beneath {...props} name={name} />
      {entries.length >= field.most ? null : (
        <p>
          <button type="submit" className="button button--line" name="do" value={`more:${at}:${field.path}`}>
            {s('pages.more', { entry: label })}
          </button>
        </p>
      )}
    </>
  );
}

/** A field of a page or a block. */
export function FieldOf({
  field,
  prefix,
  block,
  at,
  ...props
}: FieldsProps & {
  readonly field: BlockField;
  readonly prefix: string;
  /** The block, or the page, that the field belongs to; `at` is the block's place. */
  readonly block: unknown;
  readonly at: number;
}): ReactNode {
  const { s } = props.words;
  const name = `${prefix}${field.path}`;
  if (isList(field)) return <Entries {...props} field={field} name={name} block={block} at={at} />;
  const label = `${s(`pages.fields.${field.label}`)}${field.need ? ` (${s('pages.needed')})` : ''}`;
  switch (field.control) {
    case 'words':
    case 'sentence':
    case 'text':
      return (
        <>
          <InLanguages {...props} name={name} label={label} as={field.control} />
          <Beneath {...props} name={name} />
        </>
      );
    case 'picture':
      return <PictureField {...props} name={name} label={label} />;
    case 'link':
      return <LinkField {...props} name={name} label={label} />;
    case 'form':
      return (
        <Choice
          {...props}
          name={name}
          label={label}
          options={[
            { value: 'contact', label: s('pages.forms.contact') },
            { value: 'subscribe', label: s('pages.forms.subscribe') },
          ]}
        />
      );
    case 'collection':
    case 'group':
    case 'entity':
    case 'menu':
    case 'entry':
      return <NamedField {...props} name={name} label={label} kind={field.control} />;
    case 'line':
      return <Line {...props} name={name} label={label} kind="text" />;
    case 'number':
      return <Line {...props} name={name} label={label} kind="number" />;
    case 'day':
      return <Line {...props} name={name} label={label} kind="date" />;
  }
}
