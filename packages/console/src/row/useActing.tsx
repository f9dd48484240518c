import { rowTitle } from '@ebkit/core/resource-definition'
import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { PageAction } from '@ebkit/domain'
import type { Deleting } from '@ebkit/widgets/row-questions'
import { type ReactNode, useState } from 'react'
import { linkOf } from '../list/listActions'
import type { OpenPage } from '../pages/OpenPage'
import { filledAddress } from '../routes/filledAddress'
import { actingOn, type RowActing } from './actingOn'
import { LinkCopy } from './LinkCopy'
import { useQuestions } from './laterQuestions'
import { linkValue } from './linkValue'
import { type Output, type OutputOptions, useOutput } from './output/useOutput'
import { withPlace } from './rowPlace'

export interface ActingOptions extends OutputOptions {
  /** The actions that the page offers for a row: names of actions, and links. */
  actions: readonly PageAction[] | undefined
  references: ConsolePage['references']
  open: OpenPage
  /** Parameters of the page's address, for links. */
  parameters: Readonly<Record<string, string>>
  onGo(address: string): void
  onQuery(query: string, isNew?: boolean): void
  /** Rows were changed or deleted. */
  onChanged(deleted?: readonly string[]): void
}

/** The actions on rows of a page, and the questions before them, which the page renders. */
export interface RowsActing {
  /** Performs an action on a row: follows its link, opens the row or its form, asks, runs it. */
  act(name: string, row: Row): void
  /** The same on several rows at once. @param values initial values of the action's form */
  actOnMany(
    name: string,
    keys: readonly string[],
    rows: readonly Row[],
    values?: Readonly<Record<string, unknown>>,
  ): void
  /** Runs an action on rows, with the values of its input. */
  runOn(name: string, keys: readonly string[], values: Readonly<Record<string, unknown>>): void
  /** Prints something other than rows. */
  print: Output['print']
  readonly questions: ReactNode
}

/** Runs the actions of rows that a page shows. */
export function useActing(options: ActingOptions): RowsActing {
  const { actions = [], resource, open, parameters, onGo, onQuery, onChanged } = options
  const [deleting, setDeleting] = useState<Deleting>()
  const [acting, setActing] = useState<RowActing>()
  const { RowQuestion, DeleteQuestion, failure } = useQuestions(!!acting || !!deleting)
  const [copied, setCopied] = useState<string>()
  const output = useOutput(options)
  const actionOf = (name: string) => resource.actions?.find((action) => action.name === name)
  return {
    act(name, row) {
      const link = linkOf(actions, name)
      const key = String(row[resource.key])
      if (link) return onGo(filledAddress(link, { ...parameters, ...row }))
      const action = actionOf(name)
      if (action) return setActing(actingOn(resource, action, row))
      if (output.give(name, [row])) return
      if (name === 'link') return setCopied(linkValue(resource, row))
      if (name === 'delete') return setDeleting({ keys: [key], rows: [row] })
      const mode = name === 'edit' || name === 'copy' ? name : undefined
      onQuery(withPlace(open.query, { id: key, ...(mode && { mode }) }), true)
    },
    actOnMany(name, keys, rows, values) {
      const action = actionOf(name)
      const [row] = keys.length === 1 ? rows : []
      const nameOf = (each: Row) => rowTitle(resource, each)
      if (action)
        setActing(row ? actingOn(resource, action, row, values) : { action, keys, rows, nameOf, values, row })
      else if (name === 'delete') setDeleting({ keys, rows })
      else output.give(name, rows)
    },
    runOn(name, keys, values) {
      const action = actionOf(name)
      if (action) setActing({ action, keys, values, isAnswered: true, row: undefined })
    },
    print: output.print,
    questions: (
      <>
        {failure}
        {RowQuestion && (
          <RowQuestion
            resource={resource}
            references={options.references}
            acting={acting}
            onClose={() => setActing(undefined)}
            onDone={() => onChanged()}
          />
        )}
        {output.parts}
        <LinkCopy value={copied} onDone={() => setCopied(undefined)} />
        {DeleteQuestion && (
          <DeleteQuestion
            resource={resource}
            deleting={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => onChanged(deleting?.keys ?? [])}
          />
        )}
      </>
    ),
  }
}
