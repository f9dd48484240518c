import { append } from './append'
import { languageOf } from './language'
import { NativePromise, within } from './nativePromise'
import { base, integrity, scriptTag, version } from './scriptTag'
import { chunksOf } from './tags'

/** Increases with every failure of a shared chunk, so that the retry spells the folder differently. */
let spelling = 0
/** Increases with every failure of an element's own chunk. */
let query = ''

/**
 * Address of a file of this version. Browsers remember a failed module for the life of the page, so a retry needs
 * another address for the same file. For an element's own chunk that is a query. For a shared chunk it must be the
 * folder, since the chunks import each other relatively: digits of its name are percent-encoded, which every server
 * decodes. Adds `.js`.
 */
export function addressOf(file: string): string {
  let bits = spelling
  const folder = version.replace(/\d/g, (digit) => {
    const isOdd = bits & 1
    bits >>= 1
    return isOdd ? `%3${digit}` : digit
  })
  return `${base}${folder}/${file}.js${chunksOf[file] ? query : ''}`
}

/** Preloads a module. */
function preload(file: string, options?: object): void {
  append('link', { rel: 'modulepreload', href: addressOf(file), nonce: scriptTag.nonce, ...options })
}

/**
 * By chunk: its name and hash, then those of the chunks that it will import dynamically, which nothing else could
 * verify.
 */
type Checks = Record<string, [string, string][]>

/**
 * Loads everything that a tag needs, in parallel, and prefetches its texts. Resolves to undefined on success, to an
 * error, or to 'timeout' after `limit` milliseconds.
 */
export async function attempt(tag: string, locale: string, limit: number): Promise<unknown> {
  let failure: unknown
  const checks = readChecks()
  const load = async (file: string) => {
    try {
      const address = addressOf(file)
      const list = await checks
      if (list) await NativePromise.all((list[file] as Checks[string]).map(check))
      await import(address)
    } catch (error) {
      if (chunksOf[file]) query = `?${Date.now()}`
      else spelling++
      failure = error || file
    }
  }
  const running = (chunksOf[tag] as string[]).map(load)
  // With `data-integrity`, the checks of the tag's own chunk fetch its texts in both languages.
  if (!integrity) void fetchTexts(tag, locale)
  if ((await within(limit, NativePromise.all(running))) === 'timeout') {
    // The browser would join a second import of a stalled address to the first.
    spelling++
    failure = 'timeout'
  }
  return failure
}

/** The list whose hash is `data-integrity`; undefined on a page without it. */
async function readChecks(): Promise<Checks | undefined> {
  if (!integrity) return undefined
  const answer = await fetch(`${addressOf('integrity')}on`, { integrity })
  return answer.json()
}

/** Fetches the language file of a tag. */
async function fetchTexts(tag: string, locale: string): Promise<void> {
  try {
    await import(addressOf(`${tag}.${locale}`))
  } catch {
    // Not an error here: the element requests the file again, and reports a failure then.
  }
}

/** Preloads a module and verifies it. Safari 16 ignores the preload and fires no event. */
const check = ([file, integrity]: [string, string]): Promise<unknown> =>
  new NativePromise((onload, onerror) => preload(file, { integrity, onload, onerror }))

/** Fetches the chunks of tags in `data-preload`, without running them. */
export function preloadTags(names = ''): void {
  for (const name of names.split(' ')) {
    // Not an error yet: an element that needs the chunk retries and reports it.
    const chunks = chunksOf[name]
    if (!chunks) continue
    for (const file of [...chunks, `${name}.${languageOf(document.documentElement)}`]) preload(file)
  }
}
