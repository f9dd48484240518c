import { createGateway } from '../../createGateway'
import { openDatabase } from '../../database/open'
import { defaultSettings } from '../../settings'

/**
 * A gateway that is killed as by `kill -9` while it removes objects of deleted files. Arguments: the application's
 * database, the folder of the store, and whether it is killed `before` or `after` the store has removed them.
 */
const [url = '', folder = '', moment] = process.argv.slice(2)
const end = () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise<never>(() => undefined)
}

const app = await createGateway(openDatabase({ url } as Parameters<typeof openDatabase>[0]), {
  ...defaultSettings,
  store: { ...defaultSettings.store, folder },
})
const { store } = app.gateway
const { remove } = store
Object.assign(store, {
  remove: async (keys: readonly string[]) => {
    if (moment === 'after') await remove(keys)
    return end()
  },
})
await app.ready()
