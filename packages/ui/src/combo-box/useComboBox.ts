import type { RefObject } from 'react'
import { fieldStyles } from '../field/fieldStyles'
import { useStyles } from '../styles/useStyles'
import css from './ComboBox.css'

/**
 * Styles of a field with a floating list. Returns the ref of its box, whose class is `fieldClass('eb-combo', state)`.
 * The box contains a text field or button `eb-field__input eb-combo__input` (a button also `eb-combo__input--empty`
 * while nothing is chosen), then buttons `eb-combo__action`.
 */
export const useComboBox = (): RefObject<HTMLDivElement | null> => useStyles<HTMLDivElement>(fieldStyles, css)
