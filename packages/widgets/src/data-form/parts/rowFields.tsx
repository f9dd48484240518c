import { labelsWithin } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { focusFirst } from '@ebkit/ui/form-field'
import { Icon } from '@ebkit/ui/icon'
import { plusIcon, trashIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useLayoutEffect, useRef } from 'react'
import type { ControlProps } from '../Control'
import css from './rows.css'

type Row = Readonly<Record<string, unknown>>

/** Records of a list, each with its fields; records can be added and removed. */
export function ListControl(props: ControlProps) {
  const { field, path, value, values, onChange, label, text, disabled, FieldRow, row } = props
  const element = useStyles<HTMLDivElement>(css)
  const records = Array.isArray(value) ? (value as Row[]) : []
  const kept = useKeys(records.length)
  const focus = useDueFocus(element)
  const isFull = field.max !== undefined && records.length >= field.max

  const add = () => {
    const begun = (field.fields ?? []).filter((one) => one.default !== undefined)
    onChange([...records, Object.fromEntries(begun.map((one) => [one.name, one.default]))])
    focus.current = `[data-row="${records.length}"] .eb-form-field__control`
  }
  const remove = (index: number) => {
    kept.splice(index, 1)
    onChange(records.filter((_, place) => place !== index))
    const next = Math.min(index, records.length - 2)
    focus.current = next < 0 ? '.eb-data-form-rows__add' : `[data-row="${next}"] .eb-data-form-rows__head`
  }
  return (
    <div ref={element} className="eb-data-form-rows">
      <ol className="eb-data-form-rows__list" aria-label={label}>
        {records.map((record, index) => (
          <li key={kept[index]} className="eb-data-form-rows__row" data-row={index}>
            <div className="eb-data-form-rows__head">
              <span>{text('item', { row: index + 1 })}</span>
              {!disabled && (
                <Button kind="icon" label={text('remove', { row: index + 1 })} onClick={() => remove(index)}>
                  <Icon path={trashIcon} />
                </Button>
              )}
            </div>
            {field.fields?.map((one) => (
              <FieldRow
                key={one.name}
                {...row}
                field={one}
                path={`${path}.${index}.${one.name}`}
                values={{
                  ...values,
                  ...blank(field.fields),
                  ...record,
                  referenceLabels: labelsWithin(values.referenceLabels, field.name, record),
                }}
              />
            ))}
          </li>
        ))}
      </ol>
      {records.length > 0 || <p className="eb-data-form-rows__empty">{text('emptyList')}</p>}
      {!disabled && !isFull && (
        <div className="eb-data-form-rows__add">
          <Button onClick={add}>
            <Icon path={plusIcon} />
            {text('add')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A missing value in a row must not fall back to the field of the same name around it. */
const blank = (fields: ControlProps['field']['fields']) =>
  Object.fromEntries((fields ?? []).map(({ name }) => [name, undefined]))

/** Keys of rows, stable while others are added and removed. */
function useKeys(count: number): number[] {
  const kept = useRef({ keys: [] as number[], next: 0 }).current
  while (kept.keys.length < count) kept.keys.push(kept.next++)
  kept.keys.length = count
  return kept.keys
}

/** Selector of the element that gets focus after the next rendering. */
function useDueFocus(element: { current: Element | null }) {
  const due = useRef('')
  useLayoutEffect(() => {
    const place = due.current && element.current?.querySelector(due.current)
    if (!place) return
    due.current = ''
    focusFirst(place)
  })
  return due
}
