import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

/** A partner's web site: another origin than the gateway, with pages that embed our elements. */
export interface HostSite {
  /** The origin with the requested host name: `http://localhost:…`. */
  origin(hostName?: string): string
  stop(): Promise<void>
}

const folder = join(import.meta.dirname, '..', 'pages')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
const headerLine = /^<!-- header ([\w-]+): (.*) -->\n/gm

/**
 * Serves the fixture pages. `{{gateway}}` in a page becomes the address of the gateway, `{{attributes}}` and
 * `{{folder}}` come from the page's query; a line `<!-- header Name: value -->` becomes a header.
 */
export async function startHostSite(gateway: () => string): Promise<HostSite> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    const file = basename(pathname)
    let text: string
    try {
      text = await readFile(join(folder, file), 'utf8')
    } catch {
      response.writeHead(404).end()
      return
    }
    text = text
      .replaceAll('{{gateway}}', gateway())
      .replaceAll('{{attributes}}', searchParams.get('attributes') ?? '')
      .replaceAll('{{folder}}', searchParams.get('folder') ?? '')
    for (const [, name, value] of text.matchAll(headerLine))
      response.setHeader(name as string, value as string)
    response.setHeader('content-type', types[file.split('.').pop() as string] ?? 'text/plain')
    response.end(text.replace(headerLine, ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: (hostName = 'localhost') => `http://${hostName}:${port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
