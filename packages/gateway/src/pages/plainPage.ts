import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from '../server/headers'

/** The look of the product where its build may be missing: values of packages/ui/src/tokens.css. */
const style = `
:root { color-scheme: light dark; --canvas: #f4f5f8; --surface: #fff; --line: #e2e5ea; --fg: #191f2b; --fg-2: #49505e; --accent: #334fb8 }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #101318; --surface: #181c23; --line: #2c3039; --fg: #e9ebef; --fg-2: #b7bbc2; --accent: #9eb8ff }
}
body { display: grid; place-items: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 20px;
  background: var(--canvas); color: var(--fg-2);
  font: 14px/22px -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
main { box-sizing: border-box; width: 100%; max-width: 460px; padding: 32px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface) }
svg { display: block; margin-bottom: 20px; color: var(--accent) }
h1 { margin: 0 0 12px; color: var(--fg); font-size: 20px; font-weight: 600; line-height: 28px }
p { margin: 0 0 8px; overflow-wrap: anywhere }
p:last-child { margin: 0 }
a { color: var(--accent) }
code { padding: 2px 6px; border-radius: 4px; background: var(--canvas); color: var(--fg); font: 13px ui-monospace, Consolas, monospace }
small { color: var(--fg-2); font-size: 12px }`

const mark = `<svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true"><rect x="1" y="1" width="11" height="11" rx="3"/><rect x="14" y="1" width="11" height="11" rx="5.5" opacity=".55"/><rect x="1" y="14" width="11" height="11" rx="5.5" opacity=".55"/><path d="M17 14h5a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-8v-8a3 3 0 0 1 3-3z"/></svg>`

const policy = contentSecurityPolicy({
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
})

export interface PlainPage {
  lang: 'zh-CN' | 'en'
  title: string
  /** HTML below the heading. */
  body: string
}

/** Answers with a short page that explains why there is nothing at this address. */
export function plainPage(reply: FastifyReply, { lang, title, body }: PlainPage): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>
<main>${mark}<h1>${title}</h1>
${body}</main></html>`)
}
