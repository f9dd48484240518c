import type { RefObject } from 'react'
import { fieldStyles } from '../field/fieldStyles'
import { useStyles } from '../styles/useStyles'
import css from './ComboBox.css'

/**
 * Styles of a field with a floating list. Returns the ref of its box, whose class is `fieldClass('eb-combo', state)`.
 * The box contains a text field or button `eb-field__input eb-combo__input` (a button also `eb-combo__input--empty`
 * while nothing is chosen), then buttons `eb-combo__action`.
 *
 * @example
 * ```ts
 * import { useComboBox } from '@ebkit/ui/combo-box'
 * import { fieldClass } from '@ebkit/ui/field'
 *
 * export function RoomField({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
 *   const box = useComboBox()
 *   return (
 *     <div ref={box} className={fieldClass('eb-combo', { open: isOpen })}>
 *       <input className="eb-field__input eb-combo__input" aria-label="Room" onFocus={onOpen} />
 *     </div>
 *   )
 * }
 * ```
 */
export const useComboBox = (): RefObject<HTMLDivElement | null> => useStyles<HTMLDivElement>(fieldStyles, css)
