import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerImages } from './images'
import { registerObjectAddresses } from './objectAddresses'
import { registerFileReading } from './reading'
import { createRemovals } from './removals'
import { registerStoreKeys } from './storeKeys'
import { registerFileWriting } from './writing'

/** The file service: folders and files of hotels and users, whose bytes lie in the object store. */
export function registerFiles(app: FastifyInstance, gateway: Gateway): void {
  const removals = createRemovals(gateway, app.log)
  registerStoreKeys(app, gateway)
  registerObjectAddresses(app, gateway)
  registerFileReading(app, gateway)
  registerImages(app, gateway, removals)
  registerFileWriting(app, gateway, removals)
  app.addHook('onReady', async () => removals.start())
  app.addHook('onClose', () => removals.stop())
}
