import { laterPart } from '@ebkit/widgets/later'
import { usePageShown } from '../pages/pageShown'
import { LaterTabbedRowForm } from './LaterTabbedRowForm'
import { fetchQuestions } from './laterQuestions'
import { fetchRowForm } from './laterRowForm'
import type { RowDrawerProps } from './RowDrawerProps'
import { type RowPlace, withPlace } from './rowPlace'
import { useRowPartsAhead } from './useRowPartsAhead'

// Loaded later: a list is read before one of its rows is opened.
const [useRowView, fetchRowView] = laterPart(() => import('./RowView'))
const [useFormDrawer, fetchFormDrawer] = laterPart(() => import('./RowFormDrawer'))

const fetchParts = () => {
  void fetchRowView()
  void fetchFormDrawer()
  void fetchQuestions()
  void fetchRowForm()
}

/** The row that is open beside a list, read-only or in a form. The address names it. */
export function RowDrawer(props: RowDrawerProps) {
  const { open, resource, drawer, onPlace, onChanged } = props
  const place = withinRights(props.place, resource)
  const isShown = usePageShown()
  const close = () => onPlace(withPlace(open.query, {}))
  useRowPartsAhead(isShown, fetchParts)
  const { RowView, failure } = useRowView(isShown && !!place.id && !place.mode)
  const { RowFormDrawer, failure: formFailure } = useFormDrawer(isShown && !!place.mode)
  if (!isShown || (!place.id && !place.mode)) return null
  const tabs = { ...props, lists: drawer.related, first: props.firstTab }
  if (place.mode) {
    if (!RowFormDrawer) return formFailure ?? null
    return (
      <RowFormDrawer
        {...props}
        mode={place.mode}
        id={place.id}
        sections={drawer.sections}
        isWide={drawer.isWide}
        draw={drawer.hasTabs ? (form) => <LaterTabbedRowForm {...form} tabs={tabs} /> : undefined}
        onClose={close}
        onSaved={(row) => {
          onChanged()
          const key = String(row[resource.key] ?? '')
          onPlace(withPlace(open.query, key ? { id: key } : {}))
        }}
      />
    )
  }
  const actions = [...new Set([...(drawer.actions ?? []), ...(props.actions ?? [])])]
  if (!RowView) return failure ?? null
  return <RowView {...props} actions={actions} id={place.id ?? ''} onClose={close} />
}

/** Users who may not save a row only read it, whatever the address says, and cannot begin a new one. */
function withinRights(place: RowPlace, { rights }: RowDrawerProps['resource']): RowPlace {
  if (!place.mode || rights.includes(place.mode === 'edit' ? 'edit' : 'add')) return place
  return { id: place.id }
}
