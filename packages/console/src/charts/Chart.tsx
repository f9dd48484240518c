import { observeSize } from '@ebkit/ui/size-observer'
import { BarChart, FunnelChart, GaugeChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { ChartData } from './ChartData'
import { chartColours } from './chartColours'
import { chartOption } from './chartOption'
import { rowChosen } from './rowChosen'

use([
  ...[BarChart, FunnelChart, GaugeChart, HeatmapChart, LineChart, PieChart],
  ...[GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent, CanvasRenderer],
])

/** Methods of a chart. */
export interface ChartHandle {
  /** A PNG in twice the size, with its background. */
  image(): Promise<Blob>
}

interface ChartProps {
  data: ChartData
  /** Accessible name: what the chart shows. */
  label: string
  /** Called when the chart is drawn, and with null when it is removed. */
  onDrawn?: (handle: ChartHandle | null) => void
  /** A group was pressed; `row` is its index among the rows. */
  onChoose?: ((row: number) => void) | undefined
}

/** A chart on a canvas. It follows the size of its container and the theme of the page. */
export function Chart({ data, label, onDrawn, onChoose }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(undefined)
  const latest = useRef({ data, onDrawn, onChoose })
  latest.current = { data, onDrawn, onChoose }
  useEffect(() => {
    if (!place.current) return
    const element = place.current
    const drawn = init(element)
    chart.current = drawn
    const draw = () => drawn.setOption(chartOption(latest.current.data, chartColours(element)), true)
    drawn.on('click', (pressed) => {
      const row = rowChosen(latest.current.data, pressed as { dataIndex: number; seriesName?: string })
      if (row !== undefined) latest.current.onChoose?.(row)
    })
    const stops = [observeSize(element, () => drawn.resize()), whenThemed(draw)]
    draw()
    latest.current.onDrawn?.({ image: () => imageOf(drawn, element) })
    return () => {
      for (const stop of stops) stop()
      drawn.dispose()
      latest.current.onDrawn?.(null)
    }
  }, [])
  useEffect(() => {
    if (place.current) chart.current?.setOption(chartOption(data, chartColours(place.current)), true)
  }, [data])
  return <div ref={place} className="eb-figure__canvas" role="img" aria-label={label} />
}

async function imageOf(chart: ECharts, element: Element): Promise<Blob> {
  const { surface } = chartColours(element)
  const address = chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: surface })
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** Calls `act` when the theme changes: that chosen on the page or, without a choice, that of the system. */
function whenThemed(act: () => void): () => void {
  const observer = new MutationObserver(act)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', act)
  return () => {
    observer.disconnect()
    dark.removeEventListener('change', act)
  }
}
