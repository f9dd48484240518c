import { formFields, optionsOf } from '@ebkit/core/resource-definition'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { FormQuestion, Section } from '@ebkit/domain'
import { type Label, labelText } from '@ebkit/rules/fields'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { usePlace } from '@ebkit/widgets/environment'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { WithAddition } from '../additions/WithAddition'
import { knownSections } from './knownSections'
import { LockNotes } from './LockNotes'
import { type Locks, lockedField, locksOf } from './locksOf'
import { useSaveQuestion } from './useSaveQuestion'
import { withSuffix } from './withSuffix'

export interface RowFormProps {
  resource: PageResource
  references: ConsolePage['references']
  mode: 'add' | 'edit' | 'copy'
  /** Key of the row that is edited or copied. */
  id: string | undefined
  /** Default: all fields that can be written, without a heading. */
  sections?: readonly Section[] | undefined
  /** What a new row begins with. */
  values?: Readonly<Record<string, unknown>> | undefined
  label: string
  /** Stands behind the name of a row that is copied. */
  suffix?: Label | undefined
  /** Asked before a row is saved. */
  question?: FormQuestion | undefined
  /** Values that follow from others: they are shown, cannot be typed, and are saved with the row. Default: none. */
  follow?: ((values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>) | undefined
  onSaved(row: Readonly<Record<string, unknown>>): void
  onCancel(): void
  onDirty(isDirty: boolean): void
}

/** A form that adds, edits or copies a row of a resource. */
export function RowForm(props: RowFormProps) {
  const { resource, references, mode, id, values, onDirty } = props
  const sections = useMemo(
    () => props.sections && knownSections(props.sections, resource),
    [props.sections, resource],
  )
  const handle = useRef<DataFormHandle>(null)
  const { locale } = usePlace()
  const followed = useFollowed(props, handle)
  const asking = useSaveQuestion(props.question, props.label)
  const [current, setCurrent] = useState<Values>(values ?? {})
  const shown = `${mode} ${id}`
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly row: Values; readonly locks: Locks }>()
  const locked = loaded?.of === shown ? loaded : undefined
  const fields = useMemo(
    () =>
      formFields(resource, sections).map((field) => {
        if (locked?.locks.fields.has(field.name)) return lockedField(field, locked.locks, locked.row)
        return followed.names.includes(field.name) ? { ...field, readOnly: true } : field
      }),
    [resource, sections, followed.names, locked],
  )
  const options = useMemo(() => optionsOf(fields, references), [fields, references])
  const afterLoad = (row: Values) => {
    if (mode === 'edit' && resource.editableWhile)
      setLoaded({ of: shown, row, locks: locksOf(resource, row) })
    const given = mode === 'copy' ? withSuffix(resource, row, labelText(props.suffix, locale)) : row
    asking.look(row)
    setCurrent(given)
    followed.look(given)
    return given
  }
  const beforeSubmit = async (values: Values) =>
    (await asking.ask()) && (followed.beforeSubmit?.(values) ?? values)
  return (
    <WithAddition
      {...{ resource, references, mode, id }}
      values={current}
      setValue={(name, value) => handle.current?.setValue(name, value)}
    >
      {locked && <LockNotes {...locked.locks} />}
      <DataForm
        key={shown}
        resource={resource.resource}
        keyName={resource.key}
        mode={mode}
        recordId={id}
        fields={fields}
        sections={sections}
        value={values}
        optionsOf={options}
        label={props.label}
        handle={handle}
        afterLoad={afterLoad}
        beforeSubmit={beforeSubmit}
        onChange={({ values: changed }) => {
          setCurrent(changed)
          followed.look(changed)
          onDirty(handle.current?.hasChanges() ?? true)
        }}
        onSaved={({ values: saved }) => {
          onDirty(false)
          props.onSaved(saved)
        }}
        onCancel={() => {
          onDirty(false)
          props.onCancel()
        }}
      />
      {asking.question}
    </WithAddition>
  )
}

type Values = Readonly<Record<string, unknown>>

/** Keeps values that follow from others as they follow. */
function useFollowed({ follow }: RowFormProps, handle: RefObject<DataFormHandle | null>) {
  const [names, setNames] = useState<readonly string[]>([])
  const newest = useRef(follow)
  newest.current = follow
  const look = (values: Values) => {
    const next = newest.current?.(values) ?? {}
    const own = Object.keys(next)
    setNames((before) => (before.join() === own.join() ? before : own))
    for (const name of own) if (values[name] !== next[name]) handle.current?.setValue(name, next[name])
  }
  // what cannot be typed is no own field of the form, which would leave it out
  const beforeSubmit = follow && ((values: Values) => ({ ...values, ...newest.current?.(values) }))
  return { names, look, beforeSubmit }
}
