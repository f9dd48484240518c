import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import type { ImportRow } from '@ebkit/core/services/imports'
import { type Field, labelText } from '@ebkit/rules/fields'
import { importProblemTexts } from '@ebkit/rules/imports'
import { problemText } from '@ebkit/rules/validation'
import { FieldError } from '@ebkit/ui/field-error'
import { TextInput } from '@ebkit/ui/text-input'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { ReferenceCell } from './ReferenceCell'
import { focusCell } from './stepFocus'
import { importStrings } from './strings'

export interface ImportCellProps {
  field: Field
  row: ImportRow
  /** How to find the rows that the field refers to. */
  reference: ReferenceDefinition | undefined
  /** A text that has not reached the gateway yet. */
  waiting: string | undefined
  /** The cell names its row. */
  isName: boolean
  onMend(text: string): void
}

const numbers: readonly Field['type'][] = ['int', 'decimal', 'percent', 'money']

/** Numbers are aligned to the end of their cells. */
export const isNumeric = (type: Field['type']): boolean => numbers.includes(type)

/** A cell: a text, or a field where the text is wrong. */
export function ImportCell(props: ImportCellProps) {
  const { field, row, waiting, isName } = props
  const text = useStrings(importStrings)
  const isNumber = isNumeric(field.type)
  const problem = row.problems.find(({ path }) => path.split('.')[0] === field.name)
  const shown = waiting ?? row.texts[field.name] ?? ''
  const className = [
    isName && 'eb-import__name',
    isNumber && 'eb-import__number',
    !problem && 'eb-import__good',
  ]
  return (
    <td className={className.filter(Boolean).join(' ')}>
      {problem && row.status === 'WRONG' ? (
        <WrongCell {...props} text={shown} problem={problem} isNumber={isNumber} />
      ) : field.name in row.before ? (
        <span className="eb-import__change">
          <s>{row.before[field.name] || text('empty')}</s> <b>{shown}</b>
        </span>
      ) : (
        shown
      )}
    </td>
  )
}

interface WrongCellProps extends ImportCellProps {
  text: string
  problem: ImportRow['problems'][number]
  isNumber: boolean
}

function WrongCell(props: WrongCellProps) {
  const { field, row, reference, text: given, problem, onMend } = props
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const id = useId()
  const label = text('cell', { row: row.row, name: labelText(field.label, locale) })
  const message = problemText(problem, locale === 'en' ? 'en' : 'zh', importProblemTexts)
  if (field.type === 'enum' && field.options)
    return (
      <Select
        options={field.options.map(({ value, label }) => ({
          value: String(value),
          label: labelText(label, locale),
        }))}
        label={label}
        errorMessage={message}
        onChange={({ value: [value = ''] }) => onMend(optionText(field, value, locale))}
      />
    )
  if (field.type === 'ref' && reference)
    return (
      <ReferenceCell
        reference={reference}
        label={label}
        message={message}
        isAmbiguous={problem.code === 'ambiguous'}
        onMend={onMend}
      />
    )
  return <TypedCell {...props} id={id} label={label} message={message} given={given} />
}

/** The label of an option; its value if several options have the same label. */
function optionText({ options = [] }: Field, value: string, locale: string): string {
  const label = labelText(options.find((option) => String(option.value) === value)?.label, locale)
  const same = options.filter((option) => labelText(option.label, locale) === label)
  return same.length === 1 ? label : value
}

/** Focuses the next wrong cell of the table, to correct one after the other. @returns false if there is none */
function focusNext({ currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const fields = [
    ...(currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
  ]
  const own = currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
  const next = own ? fields[fields.indexOf(own) + 1] : undefined
  focusCell(next)
  return !!next
}

interface TypedCellProps extends WrongCellProps {
  id: string
  label: string
  message: string
  given: string
}

function TypedCell({ field, id, label, message, given, isNumber, onMend }: TypedCellProps) {
  const [typed, setTyped] = useState(given)
  useEffect(() => setTyped(given), [given])
  const send = () => typed !== given && onMend(typed)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the field in it
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== given) {
          event.stopPropagation()
          setTyped(given)
        }
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        // The focus stays in the last cell until the answer says whether that is corrected.
        if (!focusNext(event)) send()
      }}
    >
      <TextInput
        value={typed}
        onChange={setTyped}
        onBlur={send}
        label={label}
        invalid
        isNumber={isNumber}
        placeholder={field.type === 'date' ? '2026-11-20' : undefined}
        describedBy={id}
      />
      <FieldError id={id} message={message} />
    </div>
  )
}
