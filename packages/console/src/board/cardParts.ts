import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import { type CellParts, cellParts } from '../calendar/cellParts'

/** The positions of the fields of a card. */
export interface CardParts {
  /** Names the card. */
  readonly name?: Field | undefined
  readonly picture?: Field | undefined
  /** One word each, after the name. */
  readonly tags: readonly Field[]
  /** Warnings: shown only where they are true. */
  readonly alarms: readonly Field[]
  /** At the end of the first line. */
  readonly moment?: Field | undefined
  /** Lines of their own. */
  readonly texts: readonly Field[]
  /** In the last line. */
  readonly amounts: readonly Field[]
  /** A part of a whole, as a bar. */
  readonly share: CellParts['share']
}

const isOneOf =
  (...types: Field['type'][]) =>
  (field: Field) =>
    types.includes(field.type)

/** Assigns the fields of a card to positions, by their types. */
export function cardParts(names: readonly string[], resource: PageResource): CardParts {
  const { share, values } = cellParts(names, resource)
  const name = values.find(isOneOf('string', 'int'))
  const moment = values.find(isOneOf('datetime', 'date', 'daterange'))
  const rest = values.filter((field) => field !== name && field !== moment)
  const placed = isOneOf('image', 'images', 'enum', 'bool', 'money')
  return {
    ...{ name, moment, share },
    picture: rest.find(isOneOf('image', 'images')),
    tags: rest.filter(isOneOf('enum')),
    alarms: rest.filter(isOneOf('bool')),
    amounts: rest.filter(isOneOf('money')),
    texts: rest.filter((field) => !placed(field)),
  }
}
