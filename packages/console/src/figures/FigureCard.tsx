import type { FigureRow, FigureSet } from '@ebkit/core/services/reports'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { imageIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { giveFile } from '@ebkit/widgets/saving'
import { type ReactNode, useMemo, useState } from 'react'
import type { ChartHandle } from '../charts/Chart'
import type { ChartData, ChartKind, ChartMetric } from '../charts/ChartData'
import { useChart } from './chartPart'
import { FigureTable } from './FigureTable'
import { dimensionText, type KeyContext, keyText } from './keyText'
import { Segments } from './Segments'
import { figureStrings } from './strings'

export interface FigureCardProps {
  title: string
  /** After the title. */
  lead?: string | undefined
  /** `table`: no chart. */
  kind: ChartKind | 'table'
  set: FigureSet
  total?: FigureSet | undefined
  metrics: readonly ChartMetric[]
  context: KeyContext
  /** What figures are compared with, in words. */
  before: string
  /** Takes the whole width. */
  isWide?: boolean
  /** Buttons at the end of the head. */
  head?: ReactNode
  onRows?: ((condition: string) => void) | undefined
  rowEnd?: ((row: FigureRow) => ReactNode) | undefined
}

/** Figures of groups: as a chart, and as a table of the same data. */
export function FigureCard(props: FigureCardProps) {
  const { title, lead, kind, set, metrics, context, isWide, head } = props
  const text = useStrings(figureStrings)
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const [chart, setChart] = useState<ChartHandle | null>(null)
  const names = useMemo(
    () => set.rows.map((row) => set.by.map((by, index) => keyText(row, by, index, context))),
    [set, context],
  )
  const isEmpty = !set.rows.some(({ values }) => values.some(Boolean))
  const isTable = kind === 'table' || shown === 'table'
  const save = () => chart?.image().then((content) => giveFile({ name: `${title}.png`, content }))
  return (
    <section className={`eb-figure__card${isWide ? ' eb-figure__card--wide' : ''}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <small>{lead}</small>
        {head}
        {kind !== 'table' && !isEmpty && (
          <>
            <Segments<'chart' | 'table'>
              label={text('showAs')}
              items={[
                { value: 'chart', label: text('chart') },
                { value: 'table', label: text('table') },
              ]}
              value={shown}
              onChange={setShown}
            />
            {chart && (
              <Button kind="icon" label={text('image')} onClick={() => void save()}>
                <Icon path={imageIcon} />
              </Button>
            )}
          </>
        )}
      </header>
      {isEmpty ? (
        <Placeholder kind="empty" title={text('empty')} detail={text('emptyDetail')} />
      ) : isTable ? (
        <FigureTable
          {...props}
          label={title}
          dimensions={set.by.map((by) => dimensionText(by, context))}
          names={names}
        />
      ) : (
        <CardChart {...props} kind={kind} names={names} metrics={metrics} onDrawn={setChart} />
      )}
    </section>
  )
}

interface CardChartProps extends Omit<FigureCardProps, 'kind'> {
  kind: ChartKind
  names: readonly (readonly string[])[]
  onDrawn: (handle: ChartHandle | null) => void
}

function CardChart({ kind, set, metrics, names, title, before, onRows, onDrawn }: CardChartProps) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const { Chart, failure } = useChart(true)
  const data = useMemo(
    (): ChartData => ({
      ...{ kind, set, metrics, names, locale },
      words: { now: text('now'), before, others: text('others') },
    }),
    [kind, set, metrics, names, locale, before, text],
  )
  const choose = (index: number) => {
    const condition = set.rows[index]?.condition
    if (condition !== undefined) onRows?.(condition)
  }
  if (!Chart) return failure ?? <div className="eb-figure__canvas" aria-busy="true" />
  return <Chart data={data} label={title} onDrawn={onDrawn} onChoose={choose} />
}
