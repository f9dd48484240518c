import { formFields, optionsOf } from '@ebkit/core/resource-definition'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Section } from '@ebkit/domain'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { useMemo, useRef } from 'react'
import { knownSections } from './knownSections'

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
  const fields = useMemo(() => formFields(resource, sections), [resource, sections])
  const options = useMemo(() => optionsOf(fields, references), [fields, references])
  return (
    <DataForm
      key={`${mode} ${id}`}
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
      onChange={() => onDirty(handle.current?.hasChanges() ?? true)}
      onSaved={({ values: saved }) => {
        onDirty(false)
        props.onSaved(saved)
      }}
      onCancel={() => {
        onDirty(false)
        props.onCancel()
      }}
    />
  )
}
