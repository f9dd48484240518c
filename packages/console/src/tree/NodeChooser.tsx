import { rowTitle } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { Drawer } from '../row/Drawer'
import { RowForm } from '../row/RowForm'
import type { NodeChooserProps } from './NodeProps'

/** One field of the open row, edited without the others: the stores of a category. */
export function NodeChooser(props: NodeChooserProps) {
  const { resource, references, tree, id, field, onDirty, goTo } = props
  const { locale } = usePlace()
  const row = tree.find(id)
  const own = resource.fields.find(({ name }) => name === field)
  const sections = useMemo(() => own && [{ title: own.label, fields: [own.name] }], [own])
  if (!row || !own) return null
  const title = `${rowTitle(resource, row)} · ${labelText(own.label, locale)}`
  const close = () => goTo({ id })
  return (
    <Drawer open title={title} onClose={close}>
      <RowForm
        {...{ resource, references, sections, onDirty }}
        mode="edit"
        id={id}
        label={title}
        onCancel={close}
        onSaved={() => {
          void tree.reload()
          close()
        }}
      />
    </Drawer>
  )
}
