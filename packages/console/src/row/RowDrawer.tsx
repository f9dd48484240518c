import { usePageShown } from '../pages/pageShown'
import type { RowDrawerProps } from './RowDrawerProps'
import { RowFormDrawer } from './RowFormDrawer'
import { useRowPartsAhead, useRowView, useTabbedRowForm } from './rowParts'
import { withPlace } from './rowPlace'

/** The row that is open beside a list: to read, or in a form. Which one stands in the address. */
export function RowDrawer(props: RowDrawerProps) {
  const { open, resource, drawer, place, onPlace, onChanged } = props
  const isShown = usePageShown()
  const close = () => onPlace(withPlace(open.query, {}))
  useRowPartsAhead()
  const { RowView, failure } = useRowView(isShown && !!place.id && !place.mode)
  const isTabbed = !!place.mode && !!drawer.hasTabs
  const { TabbedRowForm, failure: formFailure } = useTabbedRowForm(isShown && isTabbed)
  if (!isShown || (!place.id && !place.mode)) return null
  if (isTabbed && !TabbedRowForm) return formFailure ?? null
  const tabs = { ...props, lists: drawer.related, first: props.firstTab }
  if (place.mode)
    return (
      <RowFormDrawer
        {...props}
        mode={place.mode}
        id={place.id}
        sections={drawer.sections}
        isWide={drawer.isWide}
        draw={TabbedRowForm && isTabbed ? (form) => <TabbedRowForm {...form} tabs={tabs} /> : undefined}
        onClose={close}
        onSaved={(row) => {
          onChanged()
          const key = String(row[resource.key] ?? '')
          onPlace(withPlace(open.query, key ? { id: key } : {}))
        }}
      />
    )
  const actions = [...new Set([...(drawer.actions ?? []), ...(props.actions ?? [])])]
  if (!RowView) return failure ?? null
  return <RowView {...props} actions={actions} id={place.id ?? ''} onClose={close} />
}
