/** Pages whose form posts to the page's own address: without JavaScript a static page cannot name another with the token. */
const PAGES = '/newsletter/'

/**
 * @returns the static file for a request that reads such a page, which wrangler.toml sends to the Worker first; undefined
 * for all other requests
 */
export function staticPage(request: Request, { ASSETS }: Pick<Env, 'ASSETS'>): Promise<Response> | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && new URL(request.url).pathname.startsWith(PAGES) ? ASSETS?.fetch(request) : undefined
}

/** @returns the request for the API: what is posted to a page goes to the call of the same name */
export function apiRequest(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.startsWith(PAGES)) return request
  url.pathname = `/api${url.pathname}`
  return new Request(url, request)
}
