/** A content service for the client's tests: tells what it was asked, or misbehaves as the path says. */
const asked = async (request) => ({
  method: request.method,
  url: request.url,
  headers: Object.fromEntries(request.headers),
  body: request.body === null ? null : await request.text(),
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PIECE = new TextEncoder().encode('x'.repeat(65_536));

/** A body without an end. */
const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(PIECE) });

const ANSWERS = {
  '/sites/endless': () => new Response(endless(), { headers: JSON_TYPE }),
  '/sites/endless-404': () => new Response(endless(), { status: 404, headers: JSON_TYPE }),
  '/sites/bomb': () =>
    new Response(endless().pipeThrough(new CompressionStream('gzip')), {
      headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      encodeBody: 'manual',
    }),
  '/sites/large': () => Response.json({ text: 'x'.repeat(4_000_000) }),
  '/sites/nothing': () => new Response(null, { status: 204 }),
  '/sites/text': () => new Response('plain', { headers: { 'Content-Type': 'text/plain' } }),
  '/sites/broken': () => new Response('{"half":', { headers: { 'Content-Type': 'application/json' } }),
  '/sites/absent': () =>
    Response.json({ error: { code: 'not_found', message: '' } }, { status: 404, statusText: 'Not Found' }),
  '/sites/failing': () => new Response('the reason', { status: 500, statusText: 'Internal Server Error' }),
  '/sites/moved': () =>
    new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } }),
  '/sites/slow': async () => {
    await scheduler.wait(2_000);
    return Response.json({});
  },
};

export default {
  async fetch(request) {
    const answer = ANSWERS[new URL(request.url).pathname];
    return answer === undefined ? Response.json(await asked(request)) : answer();
  },
};
