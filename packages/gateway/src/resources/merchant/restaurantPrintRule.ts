import { printer, restaurantPrintRule as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { reasons } from './strings'

/** Which printer prints what of a restaurant. */
export const restaurantPrintRule = defineBehaviour(resource)({
  effects: {
    enable: async (context) => {
      const device = await findRow(context, printer, context.row.printerId, { lock: false })
      if (device?.status !== 'ENABLED') refuse('printer-disabled', reasons.printerDisabled)
      return undefined
    },
  },
})
