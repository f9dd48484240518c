import { numberInput } from '../pure/number-input'

numberInput.register()

export * from '../pure/number-input'
