import { readdirSync } from 'node:fs'
import type { ElementRecord } from '../support/ElementRecord'

const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('eb-'))

/** The records of all elements, one file each. */
export const records: readonly ElementRecord[] = await Promise.all(
  files.sort().map(async (name) => ((await import(`./${name}`)) as { record: ElementRecord }).record),
)
