export { NumberInput, type NumberInputProps } from './NumberInput'
export { numberProblem } from './numberProblem'
export { isHeld, type NumberLimits, readNumber, writeNumber } from './numbers'
