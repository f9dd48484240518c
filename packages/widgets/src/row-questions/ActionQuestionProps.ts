import type { OfferedAction, ReferenceDefinition } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import type { ReactNode } from 'react'
import type { DataFormHandle, OptionSource } from '../data-form'

/** An action that the user wants to run. */
export interface Acting {
  /** The action, as the resource defines it. */
  readonly action: OfferedAction
  /** Keys of the rows to run it on. */
  readonly keys: readonly string[]
  /** Name of a single row, which the question contains. Default: the question names only the action. */
  readonly name?: string | undefined
  /** The loaded ones of several rows; the question names the first five. Default: it gives their number. */
  readonly rows?: readonly Row[] | undefined
  /** The name of a row. */
  readonly nameOf?: ((row: Row) => string) | undefined
  /** Initial values of its form. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** Runs without a question: `values` are its input. Default: asks. */
  readonly isAnswered?: boolean | undefined
}

export interface ActionQuestionProps {
  /** Service and name: `merchant-api/printer`. */
  resource: string
  /** Context for the fields of its form. */
  references: Readonly<Record<string, ReferenceDefinition>>
  /** Sources of options that depend on the row, by field. Default: all rows that a field may refer to. */
  choices?: Readonly<Record<string, OptionSource>> | undefined
  /** Undefined: no question. */
  acting: Acting | undefined
  /** Content below the form; `setValue` fills in a field. */
  below?: ((action: OfferedAction, setValue: DataFormHandle['setValue']) => ReactNode) | undefined
  /** The question was closed, with or without running the action. */
  onClose(): void
  /** It was run on some rows. */
  onDone(): void
}
