import { createRelease } from './createRelease'

/** Folder of all releases, and name of the one that this code is from; a retry may spell the name in another way. */
const [, folder, own] = /^(.*\/eb\/)([\w.]+-\d+)\//.exec(decodeURI(import.meta.url)) ?? []

/** The release that runs in this window. */
export const windowRelease = createRelease({
  own,
  async newest() {
    try {
      const answer = await fetch(`${folder}release.json`, { cache: 'no-store' })
      const { version } = (await answer.json()) as { version?: unknown }
      return typeof version === 'string' ? version : undefined
    } catch {
      // The network is away, or the gateway: the message about the missing part stays.
      return undefined
    }
  },
  storage: sessionStorage,
  reload() {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.reload()
  },
})
