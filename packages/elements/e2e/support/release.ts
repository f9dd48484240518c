import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'eb')

/** Folder of the newest build. */
export function releaseFolder(): string {
  const { version } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as { version: string }
  return join(dist, version)
}
