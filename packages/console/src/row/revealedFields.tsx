import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import type { ReactNode } from 'react'
import { mayReveal, RevealedValue } from './RevealedValue'

interface FormOfRow {
  readonly resource: PageResource
  readonly mode: 'add' | 'edit' | 'copy'
  readonly id: string | undefined
  readonly fields: readonly Field[]
  /** The form's current values. */
  readonly row: Row
  readonly onRevealed?: (() => void) | undefined
}

/**
 * Below each input with a mask in place of the stored value: the eye that reveals it. The revealed value stays out of
 * the input, and so out of drafts.
 */
export function revealedFields(form: FormOfRow): Readonly<Record<string, ReactNode>> {
  const { resource, mode, id, fields, onRevealed } = form
  if (mode !== 'edit' || id === undefined) return {}
  const row = { ...form.row, [resource.key]: id }
  const masked = fields.filter(
    (field) => mayReveal(resource, field, row) && String(form.row[field.name]).includes('*'),
  )
  return Object.fromEntries(
    masked.map((field) => [
      field.name,
      <div key={field.name} className="eb-addition__below eb-revealed__below">
        <RevealedValue resource={resource} row={row} field={field} onRevealed={onRevealed} />
      </div>,
    ]),
  )
}
