import { $partnerApplications } from '../partners/partnerApplications'
import type { Browser } from './openPages'

/** The browser's own address and history. */
export const windowBrowser: Browser = {
  hash: () => location.hash,
  write(hash, isNew) {
    const address = location.pathname + location.search + hash
    if (isNew) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  },
  listen(listener) {
    // Going back fires both events; a link in the page fires only the second in some browsers.
    addEventListener('popstate', listener)
    addEventListener('hashchange', listener)
    const stop = $partnerApplications.listen(listener)
    return () => {
      removeEventListener('popstate', listener)
      removeEventListener('hashchange', listener)
      stop()
    }
  },
}
