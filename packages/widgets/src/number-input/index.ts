export { NumberInput } from './NumberInput'
export { numberProblem } from './numberProblem'
export { isHeld, type NumberLimits, readNumber, writeNumber } from './numbers'
export type { NumberInputProps } from './props'
