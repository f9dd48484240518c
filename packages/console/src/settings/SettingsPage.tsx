import { optionsOf } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useMemo, useRef, useState } from 'react'
import { useFormTools } from '../additions/useFormTools'
import { WithAddition } from '../additions/WithAddition'
import { OnlyRead } from '../form/NoWriting'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { Unbuilt } from '../pages/Unbuilt'
import { knownSections } from '../row/knownSections'
import { LaterRelatedLists } from '../row/LaterRelatedLists'
import { useRow } from '../row/useRow'
import { withoutSecrets } from '../row/withoutSecrets'

/** The settings of a store or brand: one row, which is there before anybody has saved it. */
export function SettingsPage(props: PageProps<'settings'>) {
  const { page, open, resources, references, onDirty } = props
  const { http, locale } = useEnvironment()
  const handle = useRef<DataFormHandle>(null)
  const { tools, mayBeSaved } = useFormTools(handle)
  const resource = resources[page.resource]
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const [stored, setStored] = useState<Readonly<Record<string, unknown>>>()
  const title = labelText(page.title, locale)
  const mayEdit = !!resource?.rights.includes('edit')
  const form = useMemo(() => {
    const seen = resource && !mayEdit ? withoutSecrets(resource) : resource
    const sections = seen ? knownSections(page.sections, seen) : []
    const fields = sections.flatMap(({ fields }) =>
      fields.flatMap((name) => seen?.fields.find((field) => field.name === name) ?? []),
    )
    return {
      // The message above says why, so what cannot be changed is only shown.
      fields: mayEdit ? fields : fields.map((field) => ({ ...field, readOnly: true })),
      sections,
      optionsOf: optionsOf(fields, references),
    }
  }, [page, resource, references, mayEdit])
  const loadFrom = useMemo(
    () => (_: string, signal: AbortSignal) =>
      createRowService(http).read(resource?.resource ?? '', {}, signal),
    [http, resource],
  )
  if (!resource) return null
  if (!form.fields.length) return <Unbuilt title={title} open={open} />
  return (
    <section className="eb-page__sheet">
      <PageHead title={title} path={open.path} />
      <div className="eb-page__body">
        {!mayEdit && <OnlyRead />}
        <WithAddition {...{ resource, references, values, stored, id: undefined, mode: 'edit' }} {...tools}>
          <DataForm
            {...form}
            mode="edit"
            recordId="own"
            resource={resource.resource}
            loadFrom={loadFrom}
            keyName="version"
            noCancel
            label={title}
            handle={handle}
            noSave={!mayEdit}
            afterLoad={(row) => {
              setStored(row)
              return undefined
            }}
            beforeSubmit={mayBeSaved}
            onValues={setValues}
            onChange={() => onDirty(handle.current?.hasChanges() ?? true)}
            onSaved={({ values: saved }) => {
              setStored(saved)
              onDirty(false)
            }}
          />
        </WithAddition>
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
