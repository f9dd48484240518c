import { tooltip } from '../tooltip'

tooltip.register()

export * from '../tooltip'
