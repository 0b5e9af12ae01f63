import { describe, expect, it } from 'vitest';
import { pairsOf, typedOf } from '#domain/forms/read-form.ts';
import { formIn } from './receive-pictures.ts';
import { textsOfForm } from './texts-of-form.ts';

const LIMITS = { most: 4096, mostRead: 10_000_000 };

/** A form as a browser sends it: its bytes, and its media type. */
async function encoded(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const request = new Response(form);
  return {
    type: request.headers.get('Content-Type') ?? '',
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
}

const inPieces = (bytes: Uint8Array, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.byteLength; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

const aForm = (file: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.set('guard', 'x');
  form.set('picture', new File([file], 'zee "1".jpg', { type: 'image/jpeg' }));
  form.set('title.nl', 'Verkopen in de winter');
  form.set('body.nl', 'Eén\r\n--twee\r\n\r\ndrie');
  form.set('empty', '');
  form.append('day', 'ma');
  form.append('day', 'di');
  form.set('other', new File([], ''));
  return form;
};

describe('the texts of a form with files', () => {
  it.each([1, 2, 3, 7, 64, 100_000])(
    'are read in pieces of %i bytes, whatever the files hold',
    async (size) => {
      const file = Uint8Array.from(
        Buffer.from('\r\n--\r\n\r\n--x--\r\nContent-Disposition: form-data; name="guard"'),
      );
      const form = aForm(file);
      const { bytes, type } = await encoded(form);
      const read = await textsOfForm(inPieces(bytes, size), type, LIMITS);
      const whole = await formIn(bytes, type);
      expect(pairsOf(typedOf(read ?? []))).toEqual(pairsOf(typedOf(whole ?? [])));
      const [picture] = read?.getAll('picture') ?? [];
      expect(picture instanceof File && [picture.name !== '', picture.size]).toEqual([true, 0]);
    },
  );

  it.each([
    ['cut off', (bytes: Uint8Array) => bytes.slice(0, -6)],
    ['no form', () => new TextEncoder().encode('x'.repeat(20_000))],
    ['longer than may be read', () => new Uint8Array(LIMITS.mostRead + 1)],
  ])('are none where it is %s', async (_what, change) => {
    const { bytes, type } = await encoded(aForm(new Uint8Array(3)));
    expect(await textsOfForm(inPieces(change(bytes), 65_536), type, LIMITS)).toBeNull();
  });
});
