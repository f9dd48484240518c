import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { useEnvironment } from '@ebkit/widgets/environment'
import { type RefObject, useMemo, useState } from 'react'
import { useFormTools } from '../additions/useFormTools'
import { WithAddition } from '../additions/WithAddition'
import type { PageProps } from '../pages/PageProps'
import { LockNotes } from '../row/LockNotes'
import { SettingsTabs } from './SettingsTabs'
import { sectionInFront, withSection } from './sectionInFront'
import type { useSettingsFields } from './useSettingsFields'
import { useSettingsLocks } from './useSettingsLocks'

export interface SettingsFormProps extends PageProps<'settings'>, ReturnType<typeof useSettingsFields> {
  resource: PageResource
  title: string
  handle: RefObject<DataFormHandle | null>
  onSaved(): void
  /** Leaves the settings, after saving or without. Undefined: they stay open. */
  onLeave: (() => void) | undefined
}

/** Settings, editable or read-only: their sections one below the other, or as tabs. */
export function SettingsForm(props: SettingsFormProps) {
  const { page, open, resource, references, handle, sections, title, onDirty, onLeave, onQuery } = props
  const { http } = useEnvironment()
  const { tools, mayBeSaved } = useFormTools(handle)
  const [values, setValues] = useState<Row>({})
  const [stored, setStored] = useState<Row>()
  const { fields, reasons, isClosed } = useSettingsLocks(resource, props.fields, stored)
  const inFront = sectionInFront(page, open)
  const shown =
    inFront &&
    Math.max(
      0,
      sections.findIndex(({ name }) => name === inFront.name),
    )
  const show = (section: number) => onQuery(withSection(page, open, sections[section]?.name), true)
  const loadFrom = useMemo(
    () => (_: string, signal: AbortSignal) => createRowService(http).read(resource.resource, {}, signal),
    [http, resource],
  )
  const form = (
    <DataForm
      {...{ fields, sections, handle, loadFrom }}
      optionsOf={props.optionsOf}
      section={shown}
      onSection={show}
      mode="edit"
      recordId="own"
      resource={resource.resource}
      keyName="version"
      noCancel={!onLeave}
      label={title}
      noSave={isClosed || !resource.rights.includes('edit')}
      afterLoad={(row) => {
        setStored(row)
        return undefined
      }}
      beforeSubmit={mayBeSaved}
      onValues={(next) => {
        setValues(next)
        // a restored draft counts too
        onDirty(handle.current?.hasChanges() ?? false)
      }}
      onSaved={({ values: saved }) => {
        setStored(saved)
        onDirty(false)
        if (onLeave) onLeave()
        else props.onSaved()
      }}
      onCancel={onLeave}
    />
  )
  return (
    <WithAddition {...{ resource, references, values, stored, id: undefined, mode: 'edit' }} {...tools}>
      <LockNotes reasons={reasons} />
      {shown === undefined ? (
        form
      ) : (
        <SettingsTabs {...{ sections, shown }} label={title} onShow={show}>
          {form}
        </SettingsTabs>
      )}
    </WithAddition>
  )
}
