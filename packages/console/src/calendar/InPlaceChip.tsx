import { createRowService, type Row } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDescribeRefusal } from '../problems/useDescribeRefusal'
import type { CalendarView, InPlace } from './CalendarView'
import css from './InPlaceChip.css'
import { calendarStrings } from './strings'

export interface InPlaceChipProps extends Pick<CalendarView, 'resource' | 'onOpen'> {
  inPlace: InPlace
  row: Row
  /** Display name of the row. */
  name: ReactNode
}

/** A number of a row, edited in place: Enter saves it, Esc leaves it unchanged. */
export function InPlaceChip({ resource, onOpen, inPlace, row, name }: InPlaceChipProps) {
  const { field, onEnd, onDirty, onSaved } = inPlace
  const { http, locale } = useEnvironment()
  const text = useStrings(calendarStrings)
  const describe = useDescribeRefusal()
  const id = useId()
  const root = useStyles<HTMLDivElement>(css)
  const first = String(row[field.name] ?? '')
  const [typed, setTyped] = useState(first)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    const input = root.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [root])
  const newest = useRef(() => {})
  newest.current = () => onDirty(row, false)
  // of another month, a row holds no change here any more
  useEffect(() => () => newest.current(), [])
  const type = (next: string) => {
    setTyped(next)
    onDirty(row, next !== first)
  }
  const end = () => {
    const place = root.current?.parentElement
    onEnd(row)
    // by then the row is rendered again
    requestAnimationFrame(() =>
      place?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(row[resource.key]))}"]`)?.focus(),
    )
  }
  const save = async () => {
    if (isSaving) return
    if (!/^\d+$/.test(typed.trim())) return setProblem(text('wholeNumber'))
    setSaving(true)
    try {
      const key = { [resource.key]: row[resource.key], version: row.version }
      await createRowService(http).save(resource.resource, { ...key, [field.name]: Number(typed) })
      onSaved()
      end()
    } catch (error) {
      setProblem(describe(error))
      setSaving(false)
    }
  }
  const label = labelText(field.label, locale)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps its keys and presses from the grid
    <div
      ref={root}
      className="eb-day-edit"
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') end()
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void save()
      }}
    >
      <b className="eb-day-chip__name">{name}</b>
      <TextInput
        label={label}
        inputMode="numeric"
        isNumber
        value={typed}
        invalid={problem !== undefined}
        describedBy={id}
        onChange={type}
      />
      <span id={id} role="alert" className="eb-day-edit__problem">
        {problem}
      </span>
      <span className="eb-day-edit__buttons">
        <Button busy={isSaving} onClick={() => void save()}>
          {text('saveNumber')}
        </Button>
        <Button kind="text" onClick={() => onOpen(row)}>
          {text('openRow')}
        </Button>
      </span>
    </div>
  )
}
