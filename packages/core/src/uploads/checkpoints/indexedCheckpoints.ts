import { NativePromise } from '../../promise/nativePromise'
import { uploadsDatabase } from '../../session/drafts'
import { type Checkpoint, type CheckpointStore, checkpointLife } from './Checkpoint'

const [uploads, files] = ['uploads', 'files']

/**
 * Checkpoints in IndexedDB, one database per user. Without IndexedDB (sandboxed frame, private window, blocked) or a
 * signed-in user, nothing is stored and everything else works.
 *
 * @param userId of the signed-in user
 */
export function indexedCheckpoints(userId: () => string | undefined): CheckpointStore {
  let opened: { user: string; database: Promise<IDBDatabase> } | undefined

  const close = () => {
    opened?.database.then(
      (database) => database.close(),
      () => {
        // It was never opened.
      },
    )
    opened = undefined
  }
  const database = () => {
    const user = userId()
    if (opened?.user !== user) close()
    if (!user) throw new Error('Nobody is signed in')
    opened ??= { user, database: open(user, close) }
    return opened.database
  }
  /** On failure the upload continues, but cannot be resumed after a reload. */
  const attempt = async <T>(
    store: string,
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<{ value: T } | undefined> => {
    try {
      const transaction = (await database()).transaction(store, mode)
      return { value: await settled(use(transaction.objectStore(store)), transaction) }
    } catch {
      return undefined
    }
  }
  const write = async (store: string, use: (store: IDBObjectStore) => IDBRequest) =>
    Boolean(await attempt(store, 'readwrite', use))

  return {
    async list() {
      const all = (await attempt<Checkpoint[]>(uploads, 'readonly', (store) => store.getAll()))?.value ?? []
      const isOld = ({ createdAt }: Checkpoint) => Math.abs(Date.now() - createdAt) > checkpointLife
      for (const { id } of all.filter(isOld)) await this.remove(id)
      return all.filter((checkpoint) => !isOld(checkpoint))
    },
    async put(checkpoint) {
      await write(uploads, (store) => store.put(checkpoint))
    },
    async remove(id) {
      await write(files, (store) => store.delete(id))
      await write(uploads, (store) => store.delete(id))
    },
    putFile: (id, file) => write(files, (store) => store.put(file, id)),
    async getFile(id) {
      return (await attempt<File | undefined>(files, 'readonly', (store) => store.get(id)))?.value
    },
    close,
  }
}

function open(user: string, close: () => void): Promise<IDBDatabase> {
  return new NativePromise((resolve, reject) => {
    const request = indexedDB.open(uploadsDatabase(user), 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(uploads, { keyPath: 'id' })
      request.result.createObjectStore(files)
    }
    request.onerror = (event) => {
      // Firefox would also report it to the page.
      event.preventDefault()
      reject(request.error)
    }
    request.onsuccess = () => {
      // Signing out, in this tab or another, deletes the database.
      request.result.onversionchange = close
      request.result.onclose = close
      resolve(request.result)
    }
  })
}

/** Data is written when the transaction completes, not when the request succeeds. */
function settled<T>(request: IDBRequest<T>, transaction: IDBTransaction): Promise<T> {
  return new NativePromise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = (event) => event.preventDefault()
  })
}
