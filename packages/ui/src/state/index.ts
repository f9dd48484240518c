export { State, type StateProps } from './State'
