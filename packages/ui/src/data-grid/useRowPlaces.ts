import { useMemo, useState } from 'react'
import type { DataGridProps } from './dataGridProps'
import { type RowPlaces, rowPlaces } from './rowPlaces'

/** Positions of rows, and what the details below open rows report: their heights in px, by key. */
export function useRowPlaces<Row>(
  { rows, rowKey, open }: DataGridProps<Row>,
  rowHeight: number,
): { places: RowPlaces; setDetailHeight: (key: string, height: number) => void } {
  const [details, setDetails] = useState<Readonly<Record<string, number>>>({})
  const places = useMemo(() => {
    const heights = new Map<number, number>()
    if (open?.size)
      rows.forEach((row, index) => {
        const key = rowKey(row)
        if (open.has(key)) heights.set(index, details[key] ?? 0)
      })
    return rowPlaces(rows.length, rowHeight, heights)
  }, [rows, rowHeight, open, details, rowKey])
  const setDetailHeight = (key: string, height: number) =>
    setDetails((all) => (all[key] === height ? all : { ...all, [key]: height }))
  return { places, setDetailHeight }
}
