import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { getSession } from '@ebkit/core/session'
import { fillRoute } from '@ebkit/domain/fill-route'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Toast } from '@ebkit/widgets/toast'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { pageStrings } from '../pages/strings'
import { usePageTitle } from '../pages/usePageTitle'
import { LaterSteppedRowForm } from '../row/LaterSteppedRowForm'
import { RowForm } from '../row/RowForm'
import { RowMissing, RowNone, RowUnasked } from '../row/RowMissing'
import { Trail } from '../row/Trail'
import { useRow } from '../row/useRow'
import { FormHead } from './FormHead'
import { formMode } from './formMode'
import { NoWriting, OnlyRead } from './NoWriting'
import { presetOf } from './presetOf'
import { type FixedRow, useFixedRow } from './useFixedRow'
import { useFormVariant } from './useFormVariant'

/** A form that adds, edits or copies one row, on a page of its own. */
export function FormPage(props: PageProps<'form'>) {
  const resource = props.resources[props.page.resource]
  return resource ? <FormOfRow {...props} resource={resource} /> : null
}

interface FormOfRowProps extends PageProps<'form'> {
  resource: PageResource
}

/** Finds the row first, if the page's fixed condition picks it. */
function FormOfRow(props: FormOfRowProps) {
  const { page, open, resource } = props
  const ownHotel = useOwnHotel(page)
  const given = useMemo(
    () => ({ ...ownHotel, ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters }),
    [ownHotel, open.query, open.parameters],
  )
  const fixed = useFixedRow(page, resource, given)
  const variant = useFormVariant(open.route.path)
  if (fixed && !fixed.id) return <NoForm {...props} {...fixed} />
  if (!variant) return <NoForm {...props} isReading />
  return <RowFormPage {...props} given={given} fixed={fixed?.id} isStepped={variant === 'B'} />
}

/** Replaces a form whose row is loading, cannot be read, or does not exist. */
function NoForm({ page, open, onGo, isReading, error, reload }: FormOfRowProps & Partial<FixedRow>) {
  const { locale } = usePlace()
  return (
    <section className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path} onBack={() => onGo(page.after)} />
      <div className="eb-page__body">
        {isReading ? (
          <Skeleton rows={6} />
        ) : error && reload ? (
          <RowMissing error={error} onRetry={reload} />
        ) : (
          <RowNone />
        )}
      </div>
    </section>
  )
}

interface RowFormPageProps extends FormOfRowProps {
  /** Parameters of the address, and their substitutes. */
  given: Given
  /** Key of the row that the page's fixed condition picks. */
  fixed: string | undefined
  /** The sections of the form are steps. */
  isStepped: boolean
}

function RowFormPage(props: RowFormPageProps) {
  const { page, open, resource, resources, references, given, onGo, onClose, onDirty, onTitle } = props
  const { locale } = usePlace()
  const { mode, id } = formMode(page, given, props.fixed)
  /** The form needs a row, and the address names none. */
  const isUnasked =
    mode === 'add' && page.param !== undefined && !page.modes.includes('add') && !resource.singleton
  const title = usePageTitle(page, resources, open)
  const isLookedAt = mode === 'edit' && isAsked(given.readonly)
  const values = useMemo(
    () => (mode === 'add' ? presetOf(page, given, resource.fields) : undefined),
    [mode, page, given, resource],
  )
  const [revealed, setRevealed] = useState(0)
  const [isDirty, setDirty] = useState(false)
  /** Both grow when the row was changed here, by an action or by saving a form that stays open: it is read again. */
  const [changes, setChanges] = useState(0)
  const [saves, setSaves] = useState(0)
  const Form = props.isStepped ? LaterSteppedRowForm : RowForm
  const text = useStrings(pageStrings)
  const [isSaid, setSaid] = useState(false)
  /** The right that saving needs. A form that only edits has a row before it was ever saved. */
  const right = page.modes.includes(mode) && mode !== 'edit' ? 'add' : 'edit'
  const mayWrite = isUnasked || resource.rights.includes(right)
  const after = fillRoute(page.after, given)
  const stays = after === open.path
  const leave = () => {
    if (stays) return setSaves((count) => count + 1)
    onClose()
    onGo(after)
  }
  return (
    <section className="eb-page__sheet">
      <FormHead
        key={saves}
        {...props}
        {...{ title, resource, isDirty }}
        id={mode === 'edit' && !isLookedAt ? id : undefined}
        onBack={() => onGo(after)}
        onChanged={() => setChanges((count) => count + 1)}
      />
      <div className="eb-page__body">
        {!mayWrite && mode === 'edit' && <OnlyRead />}
        {isUnasked ? (
          <RowUnasked />
        ) : !mayWrite && mode !== 'edit' ? (
          <NoWriting right={right} />
        ) : (
          <Form
            key={`${saves} ${changes}`}
            resource={resource}
            references={references}
            mode={mode}
            id={id}
            sections={page.sections}
            values={values}
            label={title}
            isReadOnly={isLookedAt || !mayWrite}
            staysOpen={stays}
            question={page.question}
            andThen={page.andThen}
            opensProblem={page.opensProblem}
            copying={{ without: page.copiesWithout, suffix: labelText(page.copySuffix, locale) }}
            onRevealed={() => setRevealed((count) => count + 1)}
            onDirty={(now) => {
              setDirty(now)
              onDirty(now)
            }}
            onCancel={leave}
            onSaved={(row) => {
              setSaid(stays)
              onTitle(`${title} · ${rowTitle(resource, row)}`)
              leave()
            }}
          />
        )}
        {page.timeline && mode === 'edit' && (
          <OwnTrail key={`${revealed} ${saves} ${changes}`} resource={resource} id={id} />
        )}
      </div>
      <Toast open={isSaid} type="success" onHide={() => setSaid(false)}>
        {text('saved')}
      </Toast>
    </section>
  )
}

/** The history of the edited row. */
function OwnTrail({ resource, id }: { resource: PageResource; id: string }) {
  const { row } = useRow(resource, id)
  return row ? <Trail resource={resource} row={row} /> : null
}

/** Without a parameter, a form that only edits a hotel edits the tab's current one. */
function useOwnHotel({ modes, param }: FormDefinition): Given | undefined {
  const session = getSession()
  const hotelId = useStore(session.$hotelId)
  const { identity } = useStore(session.$identity)
  const own = hotelId ?? identity?.hotelId
  const isOwn = own !== undefined && param === 'hotelId' && !modes.includes('add')
  return useMemo(() => (isOwn ? { hotelId: own } : undefined), [isOwn, own])
}

type Given = Readonly<Record<string, string>>
type FormDefinition = PageProps<'form'>['page']

/** `?readonly`, `?readonly=1`, `?readonly=true` */
const isAsked = (parameter: string | undefined) =>
  parameter !== undefined && parameter !== '0' && parameter !== 'false'
