/** Whether an If-None-Match header contains this tag; weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The response, or 304 without a body when the browser already has this version. */
export async function notModified(header: string | undefined, response: Response): Promise<Response> {
  if (response.status !== 200 || !matchesEtag(header, response.headers.get('ETag'))) return response;
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  headers.delete('Content-Type');
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}
