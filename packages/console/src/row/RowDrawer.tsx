import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { fixedCondition, valuesOfCondition } from '../list/fixedCondition'
import { usePageShown } from '../pages/pageShown'
import { pageStrings } from '../pages/strings'
import { Drawer } from './Drawer'
import type { RowDrawerProps } from './RowDrawerProps'
import { RowForm } from './RowForm'
import { RowView } from './RowView'
import { withPlace } from './rowPlace'

/** The row that is open beside a list: to read, or in a form. Which one stands in the address. */
export function RowDrawer(props: RowDrawerProps) {
  const { open, place, onPlace } = props
  const isShown = usePageShown()
  const close = () => onPlace(withPlace(open.query, {}))
  if (!isShown || (!place.id && !place.mode)) return null
  if (place.mode) return <RowFormDrawer {...props} onClose={close} />
  const actions = [...new Set([...(props.drawer.actions ?? []), ...(props.actions ?? [])])]
  return <RowView {...props} actions={actions} id={place.id ?? ''} onClose={close} />
}

const titles = { add: 'created', edit: 'edited', copy: 'copied' } as const

function RowFormDrawer(props: RowDrawerProps & { onClose(): void }) {
  const { open, resource, references, drawer, place, where, parameters, onPlace, onChanged, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const { mode = 'edit', id } = place
  const title = text(titles[mode], { name: labelText(resource.title, locale) })
  const condition = fixedCondition(where, parameters)
  return (
    <Drawer open title={title} onClose={onClose}>
      <RowForm
        resource={resource}
        references={references}
        mode={mode}
        id={id}
        sections={drawer.sections}
        values={mode === 'add' ? valuesOfCondition(condition) : undefined}
        label={title}
        onDirty={props.onDirty}
        onCancel={onClose}
        onSaved={(row) => {
          onChanged()
          const key = String(row[resource.key] ?? '')
          onPlace(withPlace(open.query, key ? { id: key } : {}))
        }}
      />
    </Drawer>
  )
}
