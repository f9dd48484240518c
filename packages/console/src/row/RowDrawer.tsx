import { usePageShown } from '../pages/pageShown'
import type { RowDrawerProps } from './RowDrawerProps'
import { RowFormDrawer } from './RowFormDrawer'
import { RowView } from './RowView'
import { withPlace } from './rowPlace'
import { TabbedRowForm } from './TabbedRowForm'

/** The row that is open beside a list: to read, or in a form. Which one stands in the address. */
export function RowDrawer(props: RowDrawerProps) {
  const { open, resource, drawer, place, onPlace, onChanged } = props
  const isShown = usePageShown()
  const close = () => onPlace(withPlace(open.query, {}))
  if (!isShown || (!place.id && !place.mode)) return null
  const tabs = { ...props, lists: drawer.related, first: props.firstTab }
  if (place.mode)
    return (
      <RowFormDrawer
        {...props}
        mode={place.mode}
        id={place.id}
        sections={drawer.sections}
        isWide={drawer.isWide}
        draw={drawer.hasTabs ? (form) => <TabbedRowForm {...form} tabs={tabs} /> : undefined}
        onClose={close}
        onSaved={(row) => {
          onChanged()
          const key = String(row[resource.key] ?? '')
          onPlace(withPlace(open.query, key ? { id: key } : {}))
        }}
      />
    )
  const actions = [...new Set([...(drawer.actions ?? []), ...(props.actions ?? [])])]
  return <RowView {...props} actions={actions} id={place.id ?? ''} onClose={close} />
}
