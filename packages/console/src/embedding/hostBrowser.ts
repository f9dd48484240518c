import { windowBrowser } from '../pages/browser'
import type { Browser } from '../pages/openPages'

/**
 * The address of a page that has the console in it. Hashes that begin with `#/` are the console's; others belong to the
 * page, and the console stays where it is.
 *
 * @param first the address that is opened if the page's hash is none of the console's
 */
export function createHostBrowser(first: string): Browser {
  let own = `#${first}`
  return {
    ...windowBrowser,
    hash() {
      if (location.hash.startsWith('#/')) own = location.hash
      return own
    },
    write(hash, isNew) {
      own = hash
      windowBrowser.write(hash, isNew)
    },
  }
}
