import { laterPart } from '@ebkit/widgets/later'

/** The form of a row: its code is loaded when the first row is added or edited. */
export const [useRowForm, fetchRowForm] = laterPart(() => import('./RowForm'))
