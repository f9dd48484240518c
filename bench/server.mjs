// The pages of this folder and the gateway on one origin, so that a session's cookie is valid for both.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' }

async function sendPage(path, response) {
  const text = gzipSync(await readFile(join(import.meta.dirname, 'pages', basename(path))))
  response.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'gzip' }).end(text)
}

/** Connection headers, and HTTP/2 pseudo headers, which begin with a colon. */
const ofConnection = /^(:.*|connection|keep-alive|transfer-encoding)$/
const forwarded = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)))

function forward(incoming, response, gateway) {
  const outgoing = request(
    new URL(incoming.url, gateway),
    { method: incoming.method, headers: forwarded(incoming.headers) },
    (answer) => {
      response.writeHead(answer.statusCode, forwarded(answer.headers))
      answer.pipe(response)
    },
  )
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

/**
 * A page of a folder `bench` with 100,000 files, as the file service answers it, so that no gateway has to be filled
 * first.
 */
const page = gzipSync(
  JSON.stringify({
    code: 0,
    message: 'OK',
    data: {
      list: Array.from({ length: 1000 }, (_, index) => ({
        ossDisplayId: `f${index}`,
        displayName: `西湖日落-${index}.${['pdf', 'mp4', 'zip', 'txt'][index % 4]}`,
        isFolder: false,
        fileSize: 2_474_639 + index,
        createTime: new Date(1_795_000_000_000 - index * 3_600_000)
          .toISOString()
          .slice(0, 19)
          .replace('T', ' '),
        path: `1001/files/f${index}`,
        parentDisplayId: 'bench',
        parentPath: null,
      })),
      total: 100_000,
      urlPrefix: '/',
      next: 'f999',
      sorted: true,
    },
  }),
)

function sendFolder(response) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(page)
}

function sendBuilt(name, code, response) {
  const headers = { 'content-type': types[extname(name)], 'content-encoding': 'gzip' }
  response.writeHead(200, headers).end(gzipSync(code))
}

/** A certificate for one run of the bench. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'ebkit-bench-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const whose = ['-days', '1', '-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certFile]
  execFileSync('openssl', [...what, ...whose], { stdio: 'ignore' })
  const made = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  rmSync(folder, { recursive: true })
  return made
}

/**
 * @param {string} gateway
 * @param {ReadonlyMap<string, string>} [built] scripts that the pages find in `built/`: file name → code or page
 * @param {{ secure?: boolean }} [options] secure: HTTP/2 by TLS, as pages are served outside; else HTTP/1.1
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startBenchServer(gateway, built = new Map(), { secure = false } = {}) {
  const answer = (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url, 'http://bench')
    if (searchParams.get('ossDisplayId') === 'bench') return sendFolder(response)
    if (!pathname.startsWith('/bench/')) return forward(incoming, response, gateway)
    const [, name] = /^\/bench\/built\/(.+)$/.exec(pathname) ?? []
    const code = built.get(name)
    if (code) return sendBuilt(name, code, response)
    sendPage(pathname, response).catch(() => response.writeHead(404).end())
  }
  const server = secure ? createSecureServer(makeCertificate(), answer) : createServer(answer)
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close()
      for (const session of sessions) session.destroy()
      server.closeAllConnections?.()
    },
  }
}
