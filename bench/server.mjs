// The pages of this folder and the gateway on one origin, so that a session's cookie holds for both.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { basename, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' }

async function sendPage(path, response) {
  const text = gzipSync(await readFile(join(import.meta.dirname, 'pages', basename(path))))
  response.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'gzip' }).end(text)
}

function forward(incoming, response, gateway) {
  const outgoing = request(
    new URL(incoming.url, gateway),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    },
  )
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

/** A page of a folder `bench` that has 100,000 files, as the file service answers it; no gateway has to be filled first. */
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

/**
 * @param {string} gateway
 * @param {ReadonlyMap<string, string>} [built] scripts that the pages find in `built/`: file name → code or page
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startBenchServer(gateway, built = new Map()) {
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url, 'http://bench')
    if (searchParams.get('ossDisplayId') === 'bench') return sendFolder(response)
    if (!pathname.startsWith('/bench/')) return forward(incoming, response, gateway)
    const [, name] = /^\/bench\/built\/(.+)$/.exec(pathname) ?? []
    const code = built.get(name)
    if (code) return sendBuilt(name, code, response)
    sendPage(pathname, response).catch(() => response.writeHead(404).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
