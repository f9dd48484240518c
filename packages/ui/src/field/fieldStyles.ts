import css from './Field.css'

/** Styles of the frame, label, help and message of a field: `useStyles(fieldStyles, css)`, before the component's own. */
export const fieldStyles: string = css
