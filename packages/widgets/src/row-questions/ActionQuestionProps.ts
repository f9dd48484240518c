import type { OfferedAction, ReferenceDefinition } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import type { ReactNode } from 'react'
import type { DataFormHandle, OptionSource } from '../data-form'

/** An action that somebody wants to run. */
export interface Acting {
  /** The action, as the resource defines it. */
  readonly action: OfferedAction
  /** Keys of the rows that it is to be run on. */
  readonly keys: readonly string[]
  /** What the only row is called; the question names it. Default: it names the action alone. */
  readonly name?: string | undefined
  /** Those of several rows that were read; the question names the first five. Default: it says how many there are. */
  readonly rows?: readonly Row[] | undefined
  /** What a row is called. */
  readonly nameOf?: ((row: Row) => string) | undefined
  /** What its form begins with. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** Nothing is asked: `values` are what it needs. Default: it is asked for. */
  readonly isAnswered?: boolean | undefined
}

export interface ActionQuestionProps {
  /** Service and name: `merchant-api/printer`. */
  resource: string
  /** Of what the action asks for. */
  references: Readonly<Record<string, ReferenceDefinition>>
  /** Choices of what it asks for that depend on the row, by field. Default: all rows that a field may refer to. */
  choices?: Readonly<Record<string, OptionSource>> | undefined
  /** Undefined: nothing is asked. */
  acting: Acting | undefined
  /** Stands below what the action asks for; `setValue` fills a field in. */
  below?: ((action: OfferedAction, setValue: DataFormHandle['setValue']) => ReactNode) | undefined
  /** The question is over, done or not. */
  onClose(): void
  /** It was run on some rows. */
  onDone(): void
}
