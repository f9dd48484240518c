import { windowBrowser } from '../pages/browser'
import type { Browser } from '../pages/openPages'

/**
 * The address of a page that embeds the console. Hashes that begin with `#/` are the console's; others belong to the
 * page, and the console stays where it is.
 *
 * @param first the address that is opened if the page's hash is not one of the console's
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
