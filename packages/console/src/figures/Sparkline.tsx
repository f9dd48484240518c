const [width, height, edge] = [88, 28, 2]

/** The course of a figure, as a line without an axis. It shows nothing that the chart and its table do not show. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.map((value) => value ?? 0)
  const [least, greatest] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || least === greatest) return null
  const across = (index: number) => edge + (index / (known.length - 1)) * (width - 2 * edge)
  const down = (value: number) => height - edge - ((value - least) / (greatest - least)) * (height - 2 * edge)
  const points = known.map((value, index) => `${across(index).toFixed(1)},${down(value).toFixed(1)}`)
  return (
    <svg className="eb-figure__spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" />
    </svg>
  )
}
