/** Returns the bytes and headers that were put at an address: the minimum cost of a page. */
const answers = new Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>();

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      const { headers } = request;
      answers.set(pathname, { body: await request.arrayBuffer(), headers: new Headers(headers) });
      return new Response(null, { status: 204 });
    }
    const answer = answers.get(pathname);
    if (answer === undefined) return new Response('nothing was put here', { status: 404 });
    return new Response(answer.body, { headers: answer.headers });
  },
};
