// What a listing as rows needs: comes when it is asked for.
export { Head } from './Head'
export { Row } from './Row'
