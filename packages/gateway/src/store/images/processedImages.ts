import { createHash } from 'node:crypto'
import type { StoredObject } from '../StoredObject'
import { StoreError } from '../storeError'
import type { Instructions } from './instructions'
import { createKeptImages } from './keptImages'
import { createPlaces } from './places'
import { createImageWorkers, type ImageWorkers } from './worker/imageWorkers'

/** Unsigned or signed requests, which have separate queues. */
export type Asker = 'signed' | 'unsigned'

/** An image to process. */
export interface Wanted {
  readonly instructions: Instructions
  /** Pixels of the result. */
  readonly limit: number
  readonly asker: Asker
  /** Reads the object; it may throw a refusal. */
  readonly bytes: () => Promise<Buffer>
}

/** Processed images of objects, cached on the disk. */
export interface ProcessedImages {
  readonly folder: string
  /** Number of running processes. */
  readonly pids: ImageWorkers['pids']
  /** The cache name for an object and its instructions. */
  nameOf(object: Pick<StoredObject, 'blobIds'>, wanted: Pick<Wanted, 'instructions' | 'limit'>): string
  /** The cached bytes. */
  find(name: string): Promise<Buffer | undefined>
  /** Processes and caches a picture; concurrent requests share the work. */
  make(name: string, wanted: Wanted): Promise<Buffer>
  /** Stops the processes. */
  close(): void
}

export interface ProcessedSettings {
  /** Maximum size of the cache in bytes. */
  readonly processedLimit: number
  /** Milliseconds for one picture. */
  readonly imageTime: Readonly<Record<Asker, number>>
}

/** Number of images processed at once. */
const places: Readonly<Record<Asker, number>> = { signed: 1, unsigned: 2 }

/** Milliseconds for which an image that timed out is not tried again, and the number of remembered ones. */
const grudge = 2 * 60_000
const mostGrudges = 1000

/** Remembers what cannot be made in time: trying again costs as much as the first time. */
function createHopeless() {
  const known = new Map<string, { readonly error: StoreError; readonly until: number }>()
  return {
    require(name: string): void {
      const found = known.get(name)
      if (found && found.until > Date.now()) throw found.error
      known.delete(name)
    },
    note(name: string, error: unknown): void {
      if (!(error instanceof StoreError) || error.code === 'SlowDown') return
      const [oldest] = known.keys()
      if (known.size >= mostGrudges && oldest !== undefined) known.delete(oldest)
      known.set(name, { error, until: Date.now() + grudge })
    },
  }
}

/** Processes images in separate processes, and caches the results below a folder. */
export function createProcessedImages(folder: string, settings: ProcessedSettings): ProcessedImages {
  const kept = createKeptImages(folder, settings.processedLimit)
  const workers = createImageWorkers()
  const lines = { signed: createPlaces(places.signed), unsigned: createPlaces(places.unsigned) }
  const underWay = new Map<string, Promise<Buffer>>()
  const hopeless = createHopeless()

  async function makeAndKeep(name: string, { instructions, limit, asker, bytes }: Wanted): Promise<Buffer> {
    const made = await lines[asker](async () => {
      const job = { bytes: await bytes(), instructions, limit }
      return workers.make(job, settings.imageTime[asker]).catch((error) => {
        hopeless.note(name, error)
        throw error
      })
    })
    // a full disk must not fail a request
    await kept.keep(name, made).catch(() => undefined)
    return made
  }

  return {
    folder,
    pids: workers.pids,
    nameOf: ({ blobIds }, { instructions, limit }) =>
      createHash('sha256')
        .update([...blobIds, JSON.stringify(instructions), limit].join('\n'))
        .digest('hex')
        .slice(0, 40),
    find: kept.read,
    async make(name, wanted) {
      hopeless.require(name)
      const started = underWay.get(name)
      if (started) return started
      const made = makeAndKeep(name, wanted).finally(() => underWay.delete(name))
      underWay.set(name, made)
      return made
    },
    close: workers.close,
  }
}
