import type { LoaderReport } from './api'
import { addressOf } from './chunks'
import { parsed } from './nativePromise'
import { integrity } from './scriptTag'
import { chunksOf } from './tags'

/** What the code for checks exports. */
type Checks = Record<'checkPage' | 'checkTags', (tags: readonly string[]) => Promise<readonly LoaderReport[]>>

/**
 * Loads and calls the code that finds problems of a page. Not on pages that verify every file: this one would not be
 * verified. Never rejects.
 */
export async function check(name: keyof Checks): Promise<readonly LoaderReport[] | undefined> {
  if (integrity) return
  try {
    const checks = (await import(addressOf('diagnosis'))) as Checks
    return await checks[name](Object.keys(chunksOf))
  } catch {
    // What cannot be loaded finds nothing.
  }
}

let isSuspected = false

/**
 * Once the page has been parsed, has unknown tags checked that begin or end like ours: others are not our business, and load
 * nothing.
 */
export function suspect(tag: string): void {
  const isAlike = (known: string) => known.startsWith(tag.slice(0, 5)) || known.endsWith(tag.slice(-4))
  if (isSuspected || !tag.startsWith('eb-')) return
  isSuspected = Object.keys(chunksOf).some(isAlike)
  if (!isSuspected) return
  parsed.then(() => check('checkTags'))
}
