import { createElement, Fragment, type ReactNode } from 'react';
import type { RichBlock, RichInline, RichText as Text } from '#domain/views/rich-text.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';

type Level = 2 | 3;

/** Draws each part. A text never changes in place, so its parts need no keys. */
const each = <Part,>(parts: readonly Part[], draw: (part: Part, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map(draw));

const Inline = ({ content }: { readonly content: readonly RichInline[] }): ReactNode =>
  each(content, (part) => {
    if (typeof part === 'string') return <Unbroken>{part}</Unbroken>;
    if (part.kind === 'break') return <br />;
    if (part.kind === 'link') {
      return (
        <a href={part.href}>
          <Inline content={part.content} />
        </a>
      );
    }
    const Emphasis = part.kind;
    return (
      <Emphasis>
        <Inline content={part.content} />
      </Emphasis>
    );
  });

const Heading = ({ level, children }: { readonly level: number; readonly children: ReactNode }) => {
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Tag>{children}</Tag>;
};

const Table = ({ rows }: Pick<Extract<RichBlock, { kind: 'table' }>, 'rows'>) => (
  <div className="rich-text__table">
    <table>
      <tbody>
        {each(rows, (row, at) => (
          <tr>
            {each(row, ({ head, lang, content }) => {
              const Cell = head ? 'th' : 'td';
              return (
                <Cell scope={head ? (at === 0 ? 'col' : 'row') : undefined} lang={lang}>
                  <Inline content={content} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Block({ block, level }: { readonly block: RichBlock; readonly level: Level }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inline content={block.content} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={level + block.rank}>
          <Inline content={block.content} />
        </Heading>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {each(block.items, (item) => (
            <li>
              <Item text={item} level={level} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks text={block.blocks} level={level} />
        </blockquote>
      );
    case 'table':
      return <Table rows={block.rows} />;
  }
}

/** A single paragraph is drawn in its item without `<p>`. */
const Item = ({ text, level }: { readonly text: Text; readonly level: Level }) => {
  const [first, ...more] = text;
  return first?.kind === 'paragraph' && more.every(({ kind }) => kind === 'list') ? (
    <>
      <Inline content={first.content} />
      <Blocks text={more} level={level} />
    </>
  ) : (
    <Blocks text={text} level={level} />
  );
};

const Blocks = ({ text, level }: { readonly text: Text; readonly level: Level }) =>
  each(text, (block) => <Block block={block} level={level} />);

interface Props {
  readonly text: Text;
  /** Level of its highest headings: one below the heading above it. */
  readonly level: Level;
  readonly lang?: string | undefined;
  readonly className?: string;
}

/** An agency's formatted text in the site's typography. */
export const RichText = ({ text, level, lang, className = 'prose' }: Props) =>
  text.length === 0 ? null : (
    <div className={`rich-text ${className}`} lang={lang}>
      <Blocks text={text} level={level} />
    </div>
  );
