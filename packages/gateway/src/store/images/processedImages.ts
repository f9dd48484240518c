import { createHash } from 'node:crypto'
import type { StoredObject } from '../StoredObject'
import { StoreError } from '../storeError'
import type { Instructions } from './instructions'
import { createKeptImages } from './keptImages'
import { createPlaces } from './places'
import { createImageWorkers, type ImageWorkers } from './worker/imageWorkers'

/** Unsigned or signed requests, which have separate queues. */
export type Asker = 'signed' | 'unsigned'

/** A picture that is to be made. */
export interface Wanted {
  readonly instructions: Instructions
  /** Pixels of the result. */
  readonly limit: number
  readonly asker: Asker
  /** Reads the object, and may throw what the request is refused with. */
  readonly bytes: () => Promise<Buffer>
}

/** Pictures that are made of objects and kept on the disk. */
export interface ProcessedImages {
  readonly folder: string
  /** Of the processes that make them. */
  readonly pids: ImageWorkers['pids']
  /** Names what an object becomes by its instructions. */
  nameOf(object: Pick<StoredObject, 'blobIds'>, wanted: Pick<Wanted, 'instructions' | 'limit'>): string
  /** The kept bytes. */
  find(name: string): Promise<Buffer | undefined>
  /** Processes and caches a picture; concurrent requests share the work. */
  make(name: string, wanted: Wanted): Promise<Buffer>
  /** Ends the processes that make them. */
  close(): void
}

export interface ProcessedSettings {
  /** Bytes that are kept. */
  readonly processedLimit: number
  /** Milliseconds for one picture. */
  readonly imageTime: Readonly<Record<Asker, number>>
}

/** How many pictures are made at once. */
const places: Readonly<Record<Asker, number>> = { signed: 1, unsigned: 2 }

/** Milliseconds for which a picture that took too long is not tried again, and how many are remembered. */
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

/** Makes pictures in processes of their own and keeps them below a folder. */
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
    // a full disk takes no picture from anybody
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
