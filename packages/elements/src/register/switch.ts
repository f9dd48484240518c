import { switchElement } from '../switch'

switchElement.register()

export * from '../switch'
