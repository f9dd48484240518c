import type { PageResource } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import type { DataFormHandle } from '@ebkit/widgets/data-form'
import { usePlace } from '@ebkit/widgets/environment'
import { useRef, useState } from 'react'
import { OnlyRead } from '../form/NoWriting'
import type { PageProps } from '../pages/PageProps'
import { Unbuilt } from '../pages/Unbuilt'
import { LaterRelatedLists } from '../row/LaterRelatedLists'
import { useRow } from '../row/useRow'
import { SettingsForm } from './SettingsForm'
import { SettingsHead } from './SettingsHead'
import { useSettingsFields } from './useSettingsFields'

/** The settings of a store or brand: one row, which exists before it was ever saved. */
export function SettingsPage(props: PageProps<'settings'>) {
  const { page, open, resources, onGo, onClose, onDirty } = props
  const { locale } = usePlace()
  const handle = useRef<DataFormHandle>(null)
  const resource = resources[page.resource]
  const fields = useSettingsFields(props, resource)
  const [isDirty, setDirty] = useState(false)
  const [saves, setSaves] = useState(0)
  const title = labelText(page.title, locale)
  const { after } = page
  const leave = after === undefined ? undefined : () => onGo(after)
  const tellDirty = (now: boolean) => {
    setDirty(now)
    onDirty(now)
  }
  if (!resource) return null
  if (!fields.sections.length) return <Unbuilt title={title} open={open} />
  return (
    <section className="eb-page__sheet">
      <SettingsHead
        {...props}
        {...{ title, resource, isDirty, saves }}
        onBack={leave}
        onChanged={() => {
          // keeps input typed while an action ran: saving it reports what has changed meanwhile
          if (!handle.current?.hasChanges()) void handle.current?.reset()
        }}
      />
      <div className="eb-page__body">
        {!resource.rights.includes('edit') && <OnlyRead />}
        <SettingsForm
          {...props}
          {...{ resource, title, handle }}
          {...fields}
          onDirty={tellDirty}
          onSaved={() => setSaves(saves + 1)}
          onLeave={
            leave &&
            (() => {
              tellDirty(false)
              onClose()
              leave()
            })
          }
        />
        {page.related && <OwnRow {...props} resource={resource} />}
      </div>
    </section>
  )
}

/** Rows that belong to the settings, once the settings are stored. */
function OwnRow(props: PageProps<'settings'> & { resource: PageResource }) {
  const { row } = useRow(props.resource, undefined)
  return row ? <LaterRelatedLists {...props} row={row} lists={props.page.related} /> : null
}
