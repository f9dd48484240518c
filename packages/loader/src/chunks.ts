import { append } from './append'
import { languageOf } from './language'
import { NativePromise, within } from './nativePromise'
import { base, integrity, scriptTag, version } from './scriptTag'
import { chunksOf } from './tags'

/** Grows with every failure of a shared chunk: the folder is then spelled in another way. */
let spelling = 0
/** Another one with every failure of an element's own chunk. */
let query = ''

/**
 * Address of a file of this version. Browsers remember a failed module for the life of the page, so a retry needs
 * another address of the same file. For an element's own chunk that is a query. For a shared chunk it has to be the
 * folder, since the chunks import each other relatively: digits of its name are percent-encoded, which every server
 * decodes. `.js` follows by itself.
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

/** Lets the browser fetch a module ahead. */
function preload(file: string, options?: object): void {
  append('link', { rel: 'modulepreload', href: addressOf(file), nonce: scriptTag.nonce, ...options })
}

/** By chunk: its own name and hash, then those of the parts that it will load itself, which nobody else could check. */
type Checks = Record<string, [string, string][]>

/**
 * Loads everything a tag needs, in parallel, and fetches its texts ahead. Resolves to nothing when that went well, to an
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
  // With `data-integrity` the checks of the tag's own chunk fetch its texts, in both languages.
  if (!integrity) void fetchTexts(tag, locale)
  if ((await within(limit, NativePromise.all(running))) === 'timeout') {
    // The browser would join a second import of a stalled address to the first.
    spelling++
    failure = 'timeout'
  }
  return failure
}

/** The list that `data-integrity` is the hash of; nothing on a page without it. */
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
    // No news: the element asks for the file again, and tells its page when it does not come.
  }
}

/** Fetches a module ahead and checks it. Safari 16 ignores this and never answers. */
const check = ([file, integrity]: [string, string]): Promise<unknown> =>
  new NativePromise((onload, onerror) => preload(file, { integrity, onload, onerror }))

/** Fetches the chunks of tags that the page expects to need (`data-preload`), without running them. */
export function preloadTags(names = ''): void {
  for (const name of names.split(' ')) {
    // A failure is no news yet: the element that needs the chunk will retry and tell.
    const chunks = chunksOf[name]
    if (!chunks) continue
    for (const file of [...chunks, `${name}.${languageOf(document.documentElement)}`]) preload(file)
  }
}
