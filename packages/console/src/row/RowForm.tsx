import { formFields, optionsOf } from '@ebkit/core/resource-definition'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { AfterSaving, FormQuestion, Section } from '@ebkit/domain'
import { fixedValues } from '@ebkit/rules/fields'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import type { FormAdditionProps } from '../additions/Addition'
import { formAdditions, formChoices } from '../additions/additions'
import { belowFields } from '../additions/belowFields'
import { chosenField, useChoices } from '../additions/useChoices'
import { useFormTools } from '../additions/useFormTools'
import { WithAddition } from '../additions/WithAddition'
import { type Copying, copiedRow } from '../form/copiedRow'
import { useAndThen } from '../form/useAndThen'
import { knownSections } from './knownSections'
import { LockNotes } from './LockNotes'
import { fieldUnder, isWhollyLocked, type Locks, locksOf, wholeLock } from './locksOf'
import { revealedFields } from './revealedFields'
import { useSaveQuestion } from './useSaveQuestion'
import { withoutSecrets } from './withoutSecrets'

export interface RowFormProps {
  resource: PageResource
  references: ConsolePage['references']
  mode: 'add' | 'edit' | 'copy'
  /** Key of the row that is edited or copied. */
  id: string | undefined
  /** Default: all editable fields, without a heading. */
  sections?: readonly Section[] | undefined
  /** Initial values of a new row. */
  values?: Readonly<Record<string, unknown>> | undefined
  label: string
  /** Asked before a row is saved. */
  question?: FormQuestion | undefined
  /** Values derived from others: they are shown, cannot be edited, and are saved with the row. Default: none. */
  follow?: ((values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>) | undefined
  /** Index of the shown section. Default: all are shown, one below the other. */
  section?: number | undefined
  /** The form goes to a field of another section. */
  onSection?: ((section: number) => void) | undefined
  /** If saving is refused, opens the first field with a problem. Default: opens the list of problems. */
  opensProblem?: boolean | undefined
  /** How a copy differs. Default: not at all. */
  copying?: Copying | undefined
  /** An action that runs on the row right after saving. Default: none. */
  andThen?: AfterSaving | undefined
  /** The row is read-only: nothing can be entered or saved. Default false. */
  isReadOnly?: boolean | undefined
  /** Shown before the save buttons. Default: nothing. */
  foot?: ReactNode
  /** The form leads back to itself, so a read-only one has nothing to close. Default false. */
  staysOpen?: boolean | undefined
  /** A masked value was shown: the audit trail has a new entry. */
  onRevealed?(): void
  onSaved(row: Readonly<Record<string, unknown>>): void
  onCancel(): void
  onDirty(isDirty: boolean): void
}

/** A form that adds, edits or copies a row of a resource. */
export function RowForm(props: RowFormProps) {
  const { references, mode, id, values, onDirty } = props
  const resource = useMemo(
    () => (props.isReadOnly ? withoutSecrets(props.resource) : props.resource),
    [props.resource, props.isReadOnly],
  )
  const sections = useMemo(
    () => props.sections && knownSections(props.sections, resource),
    [props.sections, resource],
  )
  const handle = useRef<DataFormHandle>(null)
  const followed = useFollowed(props, handle)
  const asking = useSaveQuestion(props.question, props.label)
  const { tools, mayBeSaved } = useFormTools(handle)
  const andThen = useAndThen(resource, props.andThen, handle)
  const [current, setCurrent] = useState<Values>(values ?? {})
  const own = mode === 'edit' ? { ...current, [resource.key]: id } : current
  const choices = useChoices(formChoices[resource.resource], own)
  const shown = `${mode} ${id}`
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly row: Values; readonly locks: Locks }>()
  const locked = loaded?.of === shown ? loaded : undefined
  const fields = useMemo(
    () =>
      formFields(resource, sections).map((field) => {
        if (followed.names.includes(field.name)) return { ...field, readOnly: true }
        return chosenField(locked ? fieldUnder(field, locked.locks, locked.row) : field, choices)
      }),
    [resource, sections, followed.names, locked, choices],
  )
  // The reason is shown above the form, and there is nothing to save.
  const isClosed =
    !!props.isReadOnly || (!!locked && isWhollyLocked(locked.locks, formFields(resource, sections)))
  const options = useMemo(
    () => ({ ...optionsOf(fields, references), ...choices }),
    [fields, references, choices],
  )
  const afterLoad = (row: Values) => {
    if (mode === 'edit' && (resource.editableWhile || props.isReadOnly))
      setLoaded({ of: shown, row, locks: (props.isReadOnly ? wholeLock : locksOf)(resource, row) })
    asking.look(row)
    return mode === 'copy' && props.copying ? copiedRow(resource, row, props.copying) : undefined
  }
  const addition = { resource, references, mode, id, values: current, ...tools }
  const beforeSubmit = async (given: Values) => {
    const last = followed.complete(given)
    if (!(await mayBeSaved(last)) || !(await asking.ask())) return false
    andThen.begin()
    return last
  }
  return (
    <WithAddition {...addition}>
      {locked && <LockNotes {...locked.locks} />}
      <DataForm
        key={shown}
        resource={resource.resource}
        keyName={resource.key}
        mode={mode}
        recordId={id}
        fields={fields}
        sections={sections}
        section={props.section}
        onSection={props.onSection}
        value={values}
        optionsOf={options}
        label={props.label}
        handle={handle}
        afterLoad={afterLoad}
        below={{ ...revealedFields({ ...props, fields, row: current }), ...belowFields(addition) }}
        noSave={isClosed}
        noCancel={isClosed && props.staysOpen}
        buttons={isClosed ? null : footOf(addition, andThen.button, props.foot)}
        opensProblem={props.opensProblem}
        beforeSubmit={beforeSubmit}
        afterSubmit={andThen.afterSubmit}
        onValues={(next) => {
          setCurrent(next)
          followed.look(next)
        }}
        onChange={() => {
          onDirty(handle.current?.hasChanges() ?? true)
        }}
        onSaved={({ values: saved }) => {
          // what was entered meanwhile would be lost with the form
          if (handle.current?.hasChanges()) return
          onDirty(false)
          andThen.finish(() => props.onSaved(saved))
        }}
        onCancel={() => {
          onDirty(false)
          props.onCancel()
        }}
      />
      {asking.question}
      {andThen.parts}
    </WithAddition>
  )
}

type Values = Readonly<Record<string, unknown>>

/** The content before the save button. */
function footOf(addition: FormAdditionProps, button: ReactNode, before: ReactNode): ReactNode {
  const { Foot } = formAdditions[addition.resource.resource] ?? {}
  return Foot || before ? (
    <>
      {before}
      {Foot && <Foot {...addition} />}
      {button}
    </>
  ) : (
    button
  )
}

/** Keeps derived values up to date. */
function useFollowed({ follow, resource }: RowFormProps, handle: RefObject<DataFormHandle | null>) {
  const [names, setNames] = useState<readonly string[]>([])
  const newest = useRef<(values: Values) => Values>(undefined)
  newest.current = (values) => ({ ...fixedValues(resource.fields, values), ...follow?.(values) })
  const look = (values: Values) => {
    const next = newest.current?.(values) ?? {}
    const own = Object.keys(next)
    setNames((before) => (before.join() === own.join() ? before : own))
    for (const name of own) if (values[name] !== next[name]) handle.current?.setValue(name, next[name])
  }
  // the form leaves out values that are not its own editable fields
  const complete = (values: Values): Values => ({ ...values, ...newest.current?.(values) })
  return { names, look, complete }
}
