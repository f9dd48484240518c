import css from './Field.css'

/** Styles of a field's frame, label, help and message: `useStyles(fieldStyles, css)`, before the component's own. */
export const fieldStyles: string = css
