import { laterPart } from '@ebkit/widgets/later'

/** The form of a row comes with the first that is added or edited. */
export const [useRowForm, fetchRowForm] = laterPart(() => import('./RowForm'))
