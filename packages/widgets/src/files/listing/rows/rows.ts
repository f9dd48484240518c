// The code of rows, loaded when the listing first shows rows.
export { Head } from './Head'
export { Row } from './Row'
