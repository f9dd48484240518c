import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { notFound, Refusal } from '../server/refusal'

/** The build's description of the newest release. */
interface Release {
  version: string
  integrity: { script: string }
  manifest: { files: string[]; tags: Record<string, number[]> }
}

/** Names and hashes by file, the file's own first. */
type Hashes = Record<string, [string, string][]>

interface Query {
  /** Tags, separated by commas or spaces. */
  elements?: string
  /** Language of the page: `zh` or `en`. */
  lang?: string
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** The files of these tags and of their texts, without duplicates, in the order in which they are needed. */
function filesOf({ manifest }: Release, tags: readonly string[], language: string): string[] {
  const unknown = tags.filter((tag) => !Object.hasOwn(manifest.tags, tag))
  if (unknown.length)
    throw new Refusal(400, 'unknown-element', `There is no ${unknown.join(', ')}`, {
      elements: Object.keys(manifest.tags),
    })
  const chunks = tags.flatMap((tag) => manifest.tags[tag]?.map((index) => manifest.files[index] ?? '') ?? [])
  return [...new Set([...chunks, ...tags.map((tag) => `${tag}.${language}`)])]
}

/** Lines for the head of a page: all files that the tags need load in parallel with the page, with integrity checks. */
function snippetOf(base: string, release: Release, hashes: Hashes, files: readonly string[]): string {
  const folder = `${base}/eb/${release.version}`
  const lines = files.map(
    (file) =>
      `<link rel="modulepreload" href="${folder}/${file}.js" integrity="${hashes[file]?.[0]?.[1]}" crossorigin>`,
  )
  // The script comes first and with high priority: browsers rank deferred scripts low, and delay them until others have
  // arrived.
  const script = `<script defer fetchpriority="high" src="${folder}/eb.js" integrity="${release.integrity.script}" crossorigin data-gateway="${base}"></script>`
  return [script, ...lines, ''].join('\n')
}

export interface HeadSnippetOptions {
  folder: string
  base: (request: FastifyRequest) => string
  options: RouteShorthandOptions
}

/**
 * Serves `/eb/head?elements=eb-date,eb-select&lang=en`: the lines that a page adds to its head to load these elements
 * in the first round trip. They name one release, which never changes.
 *
 * @param folder where the build's releases are
 * @param base address of the gateway as browsers see it, without a slash at the end
 */
export function registerHeadSnippet(
  app: FastifyInstance,
  { folder, base, options }: HeadSnippetOptions,
): void {
  app.get<{ Querystring: Query }>('/eb/head', options, async (request, reply) => {
    const { elements = '', lang = 'zh' } = request.query
    const tags = [...new Set(elements.split(/[\s,]+/).filter(Boolean))]
    if (!tags.length)
      throw new Refusal(400, 'invalid-request', 'Name the elements: /eb/head?elements=eb-date,eb-select')
    const release = (await readJson(join(folder, 'release.json')).catch(() => {
      throw notFound('The script tag is not built')
    })) as Release
    const hashes = (await readJson(join(folder, release.version, 'integrity.json'))) as Hashes
    const files = filesOf(release, tags, lang.startsWith('zh') ? 'zh' : 'en')
    reply.header('cache-control', 'no-cache')
    return reply.type('text/plain; charset=utf-8').send(snippetOf(base(request), release, hashes, files))
  })
}
