import { switchElement } from '../pure/switch'

switchElement.register()

export * from '../pure/switch'
