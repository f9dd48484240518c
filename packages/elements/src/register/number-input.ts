import { numberInput } from '../number-input'

numberInput.register()

export * from '../number-input'
