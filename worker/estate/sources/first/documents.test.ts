import { describe, expect, it } from 'vitest';
import { contextIn, estateWith } from '#worker/testing/contexts.ts';
import { documentRows, toDocuments } from './documents.ts';

const file = (type: string | null, link: string | null, comment: string | null = null) => ({
  type: { nl: type },
  link,
  comment: { nl: comment },
});

describe('files (spec 1 §3)', () => {
  it('are listed with the file type from their address', () => {
    const files = [
      file('EPC', 'https://documents.example/1/epc.PDF?x=1'),
      file('Plannen', 'https://documents.example/1/plans', 'voorontwerp'),
      file(null, 'https://documents.example/2.jpg'),
    ];
    expect(toDocuments(estateWith({ files }), contextIn())).toEqual([
      { label: 'EPC', href: 'https://documents.example/1/epc.PDF?x=1', kind: 'PDF' },
      { label: 'Plannen: voorontwerp', href: 'https://documents.example/1/plans', kind: null },
      { label: 'Document', href: 'https://documents.example/2.jpg', kind: 'JPG' },
    ]);
  });

  it.each(['http://documents.example/a.pdf', 'javascript:alert(1)', 'a.pdf', '', null])(
    'do not link to %j, but their description is shown',
    (link) => {
      const estate = estateWith({ files: [file('Plannen', link, 'Vraag ernaar'), file('EPC', link)] });
      expect(toDocuments(estate, contextIn())).toEqual([]);
      expect(documentRows(estate, contextIn())).toEqual([{ label: 'Plannen', value: 'Vraag ernaar' }]);
    },
  );
});
