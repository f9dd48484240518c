import { tooltip } from '../pure/tooltip'

tooltip.register()

export * from '../pure/tooltip'
