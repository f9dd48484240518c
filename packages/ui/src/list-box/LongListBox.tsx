import { useLayoutEffect, useMemo, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import { rowWindow } from '../virtual-list/rowWindow'
import { useScrollView } from '../virtual-list/useScrollView'
import { ListBox } from './ListBox'
import css from './ListBox.css'
import type { ListBoxProps } from './listBoxProps'
import { rowsOf } from './rowsOf'

/** A list box that draws only visible rows: 10,000 options open as fast as 100. */
export function LongListBox(props: Omit<ListBoxProps, 'range' | 'box'>) {
  const box = useStyles<HTMLDivElement>(css)
  const [rowHeight, setRowHeight] = useState(32)
  const { row, height } = useScrollView(box, rowHeight)
  const count = useMemo(() => rowsOf(props.options).length, [props.options])
  const [first, end] = rowWindow(row, height, rowHeight, count)
  // Higher on touch screens; undefined while it is hidden.
  useLayoutEffect(() => {
    setRowHeight(box.current?.querySelector<HTMLElement>('[role=option]')?.offsetHeight || rowHeight)
  })
  return <ListBox {...props} box={box} range={[first, end]} />
}
