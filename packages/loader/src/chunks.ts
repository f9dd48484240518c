import { append } from './append'
import { NativePromise, within } from './nativePromise'
import { base, scriptTag, settings } from './scriptTag'
import { type Tag, tags } from './tags'

/** Grows with every failure of a shared chunk: the folder is then spelled in another way. */
let spelling = 0
/** Grows with every failure of an element's own chunk. */
const queries: Record<string, string> = {}

/**
 * Address of a file of this version. Browsers remember a failed module for the life of the page, so a retry needs
 * another address of the same file. For an element's own chunk that is a query. For a shared chunk it has to be the
 * folder, since the chunks import each other relatively: characters of its name are percent-encoded, which every
 * server decodes.
 */
export function addressOf(file: string): string {
  const folder = __EB_VERSION__.replace(/./g, (character, index: number) =>
    (spelling >> index) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
  // biome-ignore lint/style/useTemplate: five bytes
  return base + folder + '/' + file + (queries[file] || '')
}

/** Lets the browser fetch a module ahead; with `integrity`, checks it. Safari 16 ignores this and never answers. */
const preload = (href: string, integrity = ''): Promise<unknown> =>
  new NativePromise((onload, onerror) => {
    const { nonce } = scriptTag
    append(document.head, 'link', { rel: 'modulepreload', href, integrity, nonce, onload, onerror })
  })

type Hashes = Record<string, string>

/** The list of hashes, whose own hash stands in `data-integrity`; undefined without that attribute. */
async function fetchHashes(): Promise<Hashes | undefined> {
  const { integrity } = settings
  if (integrity) return (await fetch(addressOf('integrity.json'), { integrity })).json()
}

/** Fetches and runs one chunk. Answers with the error instead of rejecting, so that none goes unhandled. */
async function run(file: string, hashes: Promise<Hashes | undefined>): Promise<unknown> {
  const address = addressOf(file)
  try {
    const list = await hashes
    if (list) {
      // After its hash come the parts that the chunk will load itself, later: they are checked ahead.
      const [, ...parts] = (list[file] as string).split(' ')
      for (const name of [file, ...parts]) await preload(addressOf(name), list[name])
    }
    await import(address)
  } catch (error) {
    if (file.startsWith('eb-')) queries[file] = (queries[file] || '?') + 1
    else spelling++
    return error || file
  }
}

async function runAll(tag: Tag): Promise<unknown> {
  const hashes = fetchHashes()
  let failure: unknown
  for (const running of tag.chunks.map((chunk) => run(`${chunk}.js`, hashes)))
    failure = (await running) || failure
  return failure
}

/**
 * Loads everything a tag needs, in parallel. Resolves to nothing when that went well, to an error, or to 'timeout'
 * after `limit` milliseconds.
 */
export async function attempt(tag: Tag, limit: number): Promise<unknown> {
  const failure = await within(limit, runAll(tag))
  // The browser would join a second import of a stalled address to the first.
  if (failure === 'timeout') spelling++
  return failure
}

/** Fetches the chunks of tags that the page expects to need (`data-preload`), without running them. */
export function preloadTags(names = ''): void {
  for (const name of names.split(' ')) {
    // A failure is no news yet: the element that needs the chunk will retry and tell.
    for (const chunk of tags[name]?.chunks || []) preload(addressOf(`${chunk}.js`)).catch(() => {})
  }
}
