import type { FigureRow, FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import type { ReportPage } from '@ebkit/domain'
import { fillRoute } from '@ebkit/domain/fill-route'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { MenuButton } from '@ebkit/ui/menu'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { FigureCard } from '../figures/FigureCard'
import { dimensionText, type KeyContext } from '../figures/keyText'
import { metricsOf } from '../figures/metricsOf'
import { figureStrings } from '../figures/strings'
import { useFigures } from '../figures/useFigures'
import { ExportButton } from './ExportButton'
import type { ReportPlace } from './reportPlace'

export interface ReportTableProps {
  page: ReportPage
  query: ReportQuery
  /** Dimension of the table. */
  by: string
  /** Names of its figures. */
  metrics: readonly string[]
  /** The figures by the definition's own dimension; those of another one are requested. */
  set: FigureSet | undefined
  total: FigureSet | undefined
  context: KeyContext
  before: string
  canExport: boolean
  /** Parameters of the page's address, for links of rows. */
  parameters: Readonly<Record<string, string>>
  onGo(changes: Partial<ReportPlace>, isNew?: boolean): void
}

/** Figures by a dimension that the user chooses, with the total below. */
export function ReportTable(props: ReportTableProps) {
  const { by, set, query, metrics } = props
  return set?.by.join() === by ? (
    <Table {...props} set={set} />
  ) : (
    <ChosenTable {...props} query={{ ...query, by, metrics: metrics.join(',') }} />
  )
}

function ChosenTable({ query, ...props }: ReportTableProps) {
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const { figures, error, reload } = useFigures(query)
  const [set] = figures?.sets ?? []
  if (error !== undefined)
    return (
      <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
        <Button onClick={reload}>{text('retry')}</Button>
      </Placeholder>
    )
  return set ? (
    <Table {...props} query={query} set={set} />
  ) : (
    <div className="eb-figure__canvas" aria-busy="true" />
  )
}

function Table(props: ReportTableProps & { set: FigureSet }) {
  const { page, query, by, metrics, set, total, context, before, canExport, onGo } = props
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const title = text('details', { dimension: dimensionText(by, context) })
  return (
    <FigureCard
      title={title}
      lead={set.isWhole ? undefined : text('greatest', { count: set.rows.length })}
      kind="table"
      isWide
      set={set}
      total={total}
      metrics={metricsOf(set, page.metrics, locale)}
      context={context}
      before={before}
      onRows={(rows) => onGo({ rows }, true)}
      rowEnd={page.rowActions && ((row) => <RowLinks {...props} row={row} />)}
      head={
        <>
          <MenuButton
            label={`${text('groupBy')}: ${dimensionText(by, context)}`}
            items={page.dimensions.map((id) => ({
              id,
              label: dimensionText(id, context),
              checked: id === by,
            }))}
            onChoose={(id) => onGo({ by: id })}
          />
          {canExport && (
            <ExportButton
              title={labelText(page.title, locale)}
              query={{ ...query, by, metrics: metrics.join(',') }}
              onItems={page.columns?.length ? () => onGo({ rows: '' }, true) : undefined}
            />
          )}
        </>
      }
    />
  )
}

/** The links of a row, as far as all of their parameters are known. */
function RowLinks({ page, row, by, parameters }: ReportTableProps & { row: FigureRow }) {
  const { locale } = usePlace()
  const [key] = row.keys
  const known: Record<string, unknown> = { ...parameters, [by]: key }
  if (row.labels[0]) known[by.replace(/Id$/, 'Name')] = row.labels[0]
  if (by === 'ticketProductId' || by === 'productId') known.productName = row.labels[0] ?? key
  const links = (page.rowActions ?? []).filter(({ to }) =>
    [...to.matchAll(/\{(\w+)\}/g)].every(
      ([, name = '']) => known[name] !== undefined && known[name] !== null,
    ),
  )
  return (
    <>
      {links.map(({ label, to }) => (
        <a key={to} className="eb-link" href={`#${fillRoute(to, known)}`}>
          {labelText(label, locale)}
        </a>
      ))}
    </>
  )
}
