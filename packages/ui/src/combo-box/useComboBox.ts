import type { RefObject } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './ComboBox.css'

/**
 * The looks of a field whose list floats beside it. Gives the ref of its box, `eb-combo` (and `eb-combo--invalid`, `eb-combo--off`). In
 * it stands a text field or button `eb-combo__input` (a button `eb-combo__input--empty` while nothing is chosen), then
 * buttons `eb-combo__action`.
 */
export const useComboBox = (): RefObject<HTMLDivElement | null> => useStyles<HTMLDivElement>(css)
