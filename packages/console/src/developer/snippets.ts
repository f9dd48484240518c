/** What a partner's page and server need to know. */
export interface SnippetFacts {
  /** Origin of the gateway. */
  readonly gateway: string
  /** Account and store that the page acts for, until the partner's own sign-in provides them. */
  readonly account: string
  readonly hotelId: string
  /** Port of the partner's server. */
  readonly port: number
}

/** The script tag of the page, and an element to begin with. */
export const pageSnippet = ({ gateway }: Pick<SnippetFacts, 'gateway'>): string => `<script
  src="${gateway}/eb/eb.js"
  crossorigin
  data-gateway="${gateway}"
  data-token-url="/token"
></script>
<eb-product-picker></eb-product-picker>`

/** The name under which the server finds the key in its environment. */
export const keyVariable = 'EB_PARTNER_KEY'

/** A whole server for Node: the page, and the token for it. */
export const serverSnippet = ({ gateway, account, hotelId, port }: SnippetFacts): string => `// server.mjs
import { createServer } from 'node:http'

const gateway = '${gateway}'
const page = \`<!doctype html>
<meta charset="utf-8">
<title>ebkit</title>
${pageSnippet({ gateway: `\${gateway}` })}\`

createServer(async (request, response) => {
  const send = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
  if (request.url !== '/token') return send(200, 'text/html; charset=utf-8', page)
  // Whoever can read the token acts for this person: give it to your own pages only.
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin') return send(403, 'text/plain', 'Same origin only')
  const answer = await fetch(\`\${gateway}/api/embed-token\`, {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${process.env.${keyVariable}}\`,
      'content-type': 'application/json',
    },
    // The person who is signed in with you, and their store.
    body: JSON.stringify({ account: '${account}', hotelId: '${hotelId}' }),
  })
  const { data, message } = await answer.json()
  if (!answer.ok) console.error(\`No token: \${answer.status} \${message}\`)
  send(answer.ok ? 200 : 502, 'application/json', JSON.stringify(answer.ok ? data : { message }))
}).listen(${port})
`

/** The command that starts the server, for a shell. */
export const startSnippet = (key: string): string => `${keyVariable}=${key} node server.mjs`

/** The port of the first origin on the developer's own machine; else one that is free on most machines. */
export function portOf(origins: readonly string[]): number {
  const own = origins
    .map((origin) => /^http:\/\/(?:localhost|127\.0\.0\.1):(\d+)$/.exec(origin)?.[1])
    .find(Boolean)
  return Number(own ?? 4300)
}
