import { createRelease } from './createRelease'

/** Folder of all releases, and name of the one that this code is from; a retry may encode the name differently. */
const [, folder, own] = /^(.*\/eb\/)([\w.]+-\d+)\//.exec(decodeURI(import.meta.url)) ?? []

/** The tab's storage, which some frames do not have. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    // The storage is blocked or full: nothing is kept.
    return null
  }
}

/** The release that runs in this window. */
export const windowRelease = createRelease({
  own,
  async newest() {
    try {
      const answer = await fetch(`${folder}release.json`, { cache: 'no-store' })
      const { version } = (await answer.json()) as { version?: unknown }
      return typeof version === 'string' ? version : undefined
    } catch {
      // The network or the gateway is down: the message about the missing part stays.
      return undefined
    }
  },
  storage: {
    getItem: (name) => inTab((storage) => storage.getItem(name)),
    setItem: (name, value) => inTab((storage) => storage.setItem(name, value)),
    removeItem: (name) => inTab((storage) => storage.removeItem(name)),
  },
  reload() {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.reload()
  },
})
