import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { strings } from './strings'

/**
 * Whether the answer should be a page, as far as the browser reports it; on plain http this follows from the Accept
 * header.
 */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.6 system-ui, sans-serif;
  color: #1d2433; background: #f4f6fa }
main { margin: 24px; max-width: 360px; text-align: center }
h1 { margin: 0 0 8px; font-size: 20px }
a { display: inline-block; margin-top: 16px; padding: 8px 24px; border-radius: 8px; color: #fff; background: #1a5fe0;
  text-decoration: none }
a:focus-visible { outline: 3px solid #1a5fe0; outline-offset: 2px }
@media (prefers-color-scheme: dark) { body { color: #e6e9f0; background: #14181f } }
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The browser's preferred language. */
const textsFor = ({ headers }: FastifyRequest) =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? strings.en : strings.zh

/** The address to return to after signing in. The query may be an expired signature. */
const loginAddress = ({ originalUrl }: FastifyRequest) =>
  `/login?next=${encodeURIComponent(originalUrl.split('?', 1)[0] ?? '/')}`

/** Answers with the page to sign in. */
export function sendLoginPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { lang, title, text, action } = textsFor(request)
  return reply
    .code(401)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('vary', 'accept, accept-language, sec-fetch-mode')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style>
<main><h1>${title}</h1><p>${text}</p><a href="${loginAddress(request)}">${action}</a></main></html>`,
    )
}
