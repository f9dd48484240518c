import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DiskFull, type DiskPart } from './diskFull'

/** State of the disks that the gateway writes to. */
export interface Disk {
  /** Which disks were full at the last check. Never waits, even if a disk hangs. */
  full(): readonly DiskPart[]
  /** @throws DiskFull if there is no space for a write */
  requireRoom(part: DiskPart): void
  /** Notes that a write failed for want of room. */
  noteFull(part: DiskPart): void
  /** Looks now. */
  look(): Promise<void>
}

export interface DiskSettings {
  /** Reserved bytes: PostgreSQL stops if it cannot write its WAL, and the log needs space too. */
  readonly reserve: number
  /** Folders by what lies in them. What lies elsewhere is known only by its errors. */
  readonly folders: Readonly<Partial<Record<DiskPart, string>>>
  /** Milliseconds for which a failed write counts. Then one is let through to see. Default: 5,000. */
  readonly retryAfter?: number | undefined
}

/** Milliseconds after which disks are looked at again. */
const freshness = 500

/** Bytes available to us, also for a folder that does not exist yet. Undefined if unknown. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) return undefined
    return freeBytes(parent)
  }
}

/** Watches the disks below some folders. */
export function createDisk({ reserve, folders, retryAfter = 5_000 }: DiskSettings): Disk {
  const parts = Object.entries(folders) as [DiskPart, string][]
  const failed = new Map<DiskPart, number>()
  let scarce: readonly DiskPart[] = []
  let seenAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function see(): Promise<void> {
    const free = await Promise.all(parts.map(([, folder]) => freeBytes(folder)))
    scarce = parts.flatMap(([part], index) => ((free[index] ?? reserve) < reserve ? [part] : []))
    seenAt = performance.now()
  }

  const look = () => {
    looking ??= see().finally(() => {
      looking = undefined
    })
    return looking
  }

  const full = () => {
    if (performance.now() - seenAt > freshness) void look()
    const now = performance.now()
    const lately = [...failed].flatMap(([part, at]) => (now - at < retryAfter ? [part] : []))
    return [...new Set([...scarce, ...lately])]
  }

  return {
    full,
    requireRoom(part) {
      if (full().includes(part)) throw new DiskFull(part)
    },
    noteFull: (part) => void failed.set(part, performance.now()),
    look,
  }
}
