/**
 * A partner's own web server, on another origin than the gateway: Node built-ins only, so that it can be
 * read as a recipe. It serves the pages of this folder with the script tag pointed at the gateway, `/token`,
 * where a page of this origin gets a short-lived embed token, and takes the forms of `/promotion`, `/attachments`, `/images`,
 * `/forms/…` and `/kits/…`. The partner key stays here.
 *
 *   node examples/partner/server.mjs
 *
 * Environment: PORT (the gateway's, 4100), EB_PARTNER_PORT (PORT + 100), EB_PARTNER_GATEWAY
 * (http://127.0.0.1:PORT), EB_PARTNER_KEY or the file EB_DATA_DIR/partner-key, EB_PARTNER_ACCOUNT
 * (`clerk`) and EB_PARTNER_HOTEL (`100101`): whom and which hotel the page acts for, both of the demo's seeds; a real
 * partner knows them from its own sign-in.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  filledForm,
  packageValues,
  promotionValues,
  receivedEntries,
  receivedRows,
  refundValues,
  roomValues,
} from './forms.mjs'

const examplesFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const require = createRequire(import.meta.url)

/** The coupon form, once for each kit. */
const kits = ['adminlte', 'amis', 'antd', 'easyui', 'element-plus', 'layui']

const kitPages = Object.fromEntries(
  kits.map((kit) => [`/kits/${kit}`, { file: `kits/${kit}/index.html`, tokenUrl: '/token', isKit: true }]),
)

const pages = {
  ...kitPages,
  '/': { file: 'jquery.html', tokenUrl: '/token' },
  '/promotion': { file: 'partner/promotion.html', tokenUrl: '/token', values: promotionValues },
  '/attachments': { file: 'attachments/jquery.html', tokenUrl: '/token', values: refundValues },
  '/images': { file: 'images/jquery.html', tokenUrl: '/token', values: roomValues },
  '/forms/plain': { file: 'forms/plain.html', tokenUrl: '/token', values: packageValues },
  '/forms/jquery': { file: 'forms/jquery.html', tokenUrl: '/token', values: packageValues },
  '/forms/vue2': { file: 'forms/vue2.html', tokenUrl: '/token', values: packageValues },
  '/forms/vue3': { file: 'forms/vue3.html', tokenUrl: '/token', values: packageValues },
  '/sandbox.html': { file: 'sandbox.html' },
  '/sandbox-frame.html': { file: 'sandbox-frame.html' },
}

/** The package form, once for each kind of page. */
const formHosts = [
  ['/forms/plain', '普通网页', 'Plain HTML'],
  ['/forms/jquery', 'jQuery', 'jQuery'],
  ['/forms/vue2', 'Vue 2', 'Vue 2'],
  ['/forms/vue3', 'Vue 3', 'Vue 3'],
]

const libraries = ['bootstrap', 'jquery', 'vue']

/** In bytes. */
const longestForm = 256 * 1024

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
}

/**
 * Starts the partner's server.
 * @param {object} options
 * @param {string} options.gateway origin of the gateway, such as `http://127.0.0.1:4100`
 * @param {() => Promise<string>} options.partnerKey the key with which this server asks for embed tokens
 * @param {string} options.account account at the gateway that visitors of this page act for
 * @param {string} options.hotelId hotel the token is for
 * @param {number} [options.port] 0 = any free port
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export const startPartnerServer = async ({ port = 0, ...options }) => {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response, options)
    } catch (error) {
      console.error(`[partner] ${request.method} ${request.url}: ${error.message}`)
      if (!response.headersSent) send(response, 500, 'text/plain; charset=utf-8', 'Something failed here')
    }
  })
  await new Promise((started, failed) => server.once('error', failed).listen(port, '127.0.0.1', started))
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped)
        server.closeAllConnections()
      }),
  }
}

const answer = async (request, response, options) => {
  const { pathname, searchParams } = new URL(request.url, 'http://partner')
  const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  if (request.method === 'POST' && page?.isKit) return await answerCall(request, response)
  if (request.method === 'POST' && page?.values) return await answerPost(request, response, options, pathname)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(response, 405, 'text/plain; charset=utf-8', 'GET only')
  }
  if (pathname === '/token') return await answerToken(request, response, options)
  if (page) return await answerPage(response, page, options, searchParams, pathname)
  return await answerFile(response, pathname)
}

/**
 * A form was posted, as from any page: this server knows nothing of ebkit. It stores nothing, and shows the entries.
 */
const answerPost = async (request, response, { gateway }, pathname) => {
  const body = await bodyOf(request)
  if (body === undefined) return send(response, 413, 'text/plain; charset=utf-8', 'Too long')
  const text = await readFile(join(examplesFolder, 'partner/received.html'), 'utf8')
  const { rows, links } = receivedRows(body, pathname)
  const html = replacePart(replacePart(text, 'rows', rows), 'links', links)
  sendPage(response, html, gateway)
}

/** A script posted a form, as such kits do: as JSON, or as a form posts it. */
const answerCall = async (request, response) => {
  const body = await bodyOf(request)
  if (body === undefined) return sendJson(response, 413, { message: 'Too long' })
  const received = receivedEntries(body, request.headers['content-type'])
  return received ? sendJson(response, 200, { received }) : sendJson(response, 400, { message: 'Not a form' })
}

/** The text of a request; undefined: it is too long. */
const bodyOf = async (request) => {
  const chunks = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > longestForm) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The partner's visitor is known here by the partner's own session; this example has one visitor only.
 * Another site must not be able to ask in the visitor's name, hence the check of where the question comes from.
 */
const answerToken = async (request, response, { gateway, partnerKey, account, hotelId }) => {
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin') return sendJson(response, 403, { message: 'Same origin only' })
  const reply = await fetch(`${gateway}/api/embed-token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await partnerKey()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account, hotelId }),
  }).catch((error) => {
    throw new Error(`the gateway at ${gateway} did not answer (${error.cause?.code ?? error.message})`)
  })
  const body = await reply.json().catch(() => undefined)
  if (!reply.ok || !body?.data?.token) {
    console.error(`[partner] the gateway gave no token: ${reply.status} ${body?.message ?? ''}`)
    return sendJson(response, 502, { message: 'The gateway gave no token' })
  }
  return sendJson(response, 200, { token: body.data.token, expiresAt: body.data.expiresAt })
}

const answerPage = async (response, { file, tokenUrl, values, isKit }, { gateway }, query, pathname) => {
  const source = await readFile(join(examplesFolder, file), 'utf8')
  const text = values ? filledForm(source, values(query)) : source
  const attributes = [`src="${gateway}/eb/eb.js"`, 'crossorigin', `data-gateway="${gateway}"`]
  if (tokenUrl) attributes.push(`data-token-url="${tokenUrl}"`)
  const parts = {
    ebkit: `<script ${attributes.join(' ')}></script>`,
    vue2: `<script src="${gateway}/eb/vue2.js" defer></script>`,
    menu: '<li><a href="/promotion" data-en="Group buying">拼团活动</a></li>',
    hosts: hostLinks(pathname),
    account: '<p class="navbar-text" data-en="Partner desk · Chen Li">伙伴柜台 · 陈立</p>',
    'account-script': '',
  }
  const html = Object.entries(parts).reduce((page, [name, part]) => replacePart(page, name, part), text)
  sendPage(response, html, gateway, isKit)
}

/** Links between the pages of the package form. */
const hostLinks = (pathname) =>
  formHosts
    .map(([address, zh, en]) => {
      const current = address === pathname ? ' aria-current="page"' : ''
      return `<a href="${address}"${current} data-en="${en}">${zh}</a>`
    })
    .join('\n')

const sendPage = (response, html, gateway, isKit) => {
  response.setHeader('content-security-policy', contentSecurityPolicy(gateway, isKit))
  send(response, 200, 'text/html; charset=utf-8', html)
}

/** Replaces the content between `<!-- name -->` and `<!-- /name -->`. */
const replacePart = (text, name, replacement) =>
  text.replace(new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`), () => replacement)

/**
 * Strict on purpose: ebkit needs its own origin for scripts and calls, and nothing inline. The one message about an
 * inline event handler in the console is jQuery 1.12's: it sets `onfocusin` on an element of its own, to see whether
 * the browser knows it. It works without. Kits evaluate texts and write styles into the page, and get what they need;
 * ebkit needs none of it.
 */
const contentSecurityPolicy = (gateway, isKit = false) =>
  [
    "default-src 'none'",
    `script-src 'self' ${gateway}${isKit ? " 'unsafe-eval'" : ''}`,
    `connect-src 'self' ${gateway}`,
    `style-src 'self'${isKit ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: ${gateway}`,
    `font-src 'self'${isKit ? ' data:' : ''}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const answerFile = async (response, pathname) => {
  const type = contentTypes[extname(pathname)]
  const file = type && locate(pathname)
  const content = file && (await readFile(file).catch(() => undefined))
  if (!content) return send(response, 404, 'text/plain; charset=utf-8', 'Not here')
  // The sandboxed frame has an opaque origin, for which fonts need this.
  response.setHeader('access-control-allow-origin', '*')
  return send(response, 200, type, content)
}

/** A file of the examples (only what a page is made of has a type), or of an allowed library under /vendor/<package>/; undefined for anything else. */
const locate = (pathname) => {
  const path = normalize(decodeURIComponent(pathname)).replace(/^[/\\]+/, '')
  const [first, library, ...rest] = path.split(sep)
  if (first !== 'vendor') return first === '..' ? undefined : join(examplesFolder, path)
  if (!libraries.includes(library) || rest.includes('..')) return undefined
  return join(dirname(require.resolve(`${library}/package.json`)), ...rest)
}

const sendJson = (response, status, body) => {
  response.setHeader('cache-control', 'no-store')
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

const send = (response, status, type, body) => {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

const optionsFromEnvironment = (environment) => {
  const port = Number(environment.PORT ?? 4100)
  const keyFile = resolve(environment.EB_DATA_DIR ?? '.data', 'partner-key')
  return {
    port: Number(environment.EB_PARTNER_PORT ?? port + 100),
    gateway: environment.EB_PARTNER_GATEWAY ?? `http://127.0.0.1:${port}`,
    account: environment.EB_PARTNER_ACCOUNT ?? 'clerk',
    hotelId: environment.EB_PARTNER_HOTEL ?? '100101',
    // Read at every use, because the gateway may write the file after this server has started.
    partnerKey: async () => environment.EB_PARTNER_KEY ?? (await readFile(keyFile, 'utf8')).trim(),
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startPartnerServer(optionsFromEnvironment(process.env))
  console.log(`[partner] ${url}/ and ${url}/sandbox.html`)
}
