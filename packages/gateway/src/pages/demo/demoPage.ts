import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from '../../server/headers'

/** A page that stands in for an external one in demo mode. */
export interface DemoPage {
  /** Plain text. */
  readonly title: string
  /** HTML. */
  readonly body: string
}

const css = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-block-size: 100vh; background: light-dark(#f4f5f7, #16181c) }
main { inline-size: min(420px, 100vw - 32px); padding: 32px; border-radius: 12px;
  background: light-dark(#fff, #21242a); box-shadow: 0 8px 32px rgb(0 0 0 / 12%) }
h1 { margin: 0 0 8px; font-size: 20px } p { margin: 0 0 16px; color: light-dark(#5a6070, #a4abb8) }
label { display: flex; gap: 12px; padding-block: 10px; border-block-start: 1px solid light-dark(#e4e6eb, #363a42) }
button { margin-block-start: 20px; inline-size: 100%; block-size: 44px; border: 0; border-radius: 8px;
  background: #07773e; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid #0a84ff; outline-offset: 2px }
small { display: block; margin-block-start: 16px; color: light-dark(#5a6070, #a4abb8) }`

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** Sends the page, with a note that it belongs to the demo. */
export function sendDemoPage(reply: FastifyReply, { title, body }: DemoPage): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy({ styles: [styleHash] }))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style>
<main><h1>${title}</h1>${body}<small>演示页面，代替外部平台。 <span lang="en">This page of the demo stands in for the external platform.</span></small></main></html>`)
}
