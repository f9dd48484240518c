import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../support/languages'

/** A text that the specification requires word for word. */
export interface Literal {
  readonly id: string
  /** `{name}` and `%d` are placeholders for numbers. */
  readonly text: string
  /** Languages of the pages that show it. */
  readonly languages: readonly Language[]
  /** It is part of a longer text. */
  readonly within?: boolean
}

/** A figure or another constant of the specification. */
export interface Figure {
  readonly id: string
  readonly name: string
  readonly value: unknown
  readonly unit?: string
  /** How a gap or contradiction of the specification was resolved. */
  readonly reading?: string
}

const data = join(import.meta.dirname, 'data')

const read = (...path: string[]) => JSON.parse(readFileSync(join(data, ...path), 'utf8'))

export const literals: readonly Literal[] = read('literals.json')

export const figures: readonly Figure[] = readdirSync(join(data, 'figures'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => read('figures', name))

/** Ids of literals and figures whose widgets and routes do not exist yet, by group. */
export const toCome: Readonly<Record<string, readonly string[]>> = read('toCome.json')

export function literal(id: string): Literal {
  const found = literals.find((one) => one.id === id)
  if (!found) throw new Error(`The specification has no literal ${id}`)
  return found
}

export function figure(id: string): Figure {
  const found = figures.find((one) => one.id === id)
  if (!found) throw new Error(`The specification has no figure ${id}`)
  return found
}
