import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

/** The hotel's switches; the answer may contain other keys. */
export type HotelConfig = Partial<AnswerOf<typeof getHotelConfigAll>>

/** Name of the config in the resource cache. */
export const configResource = 'hotel-config'

/** Switches and texts that a hotel has set. */
export interface ConfigService {
  /**
   * The config of the hotel, requested once. Never rejects: a failure is logged, every switch is off, and the next
   * call requests it again.
   */
  all(): Promise<HotelConfig>
}

/**
 * @spec W-CFG-1 W-CFG-6
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createConfigService, isNewFileManager } from '@ebkit/core/services/config'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const config = await createConfigService(createHttp({ session }), session.resources).all()
 * const isExplorerNew = isNewFileManager(config)
 * ```
 */
export function createConfigService(http: Http, resources: Resources): ConfigService {
  return {
    async all() {
      try {
        return await resources.read(configResource, http.hotelId() ?? '', () => http.call(getHotelConfigAll))
      } catch (error) {
        globalThis.console?.warn('[ebkit] The hotel config could not be read:', error)
        return {}
      }
    },
  }
}

/** Whether the new UI version is on (W-CFG-2). */
export function isNewUi(config: HotelConfig): boolean {
  return config.ENABLE_UI_UPGRADE_ALL === '1'
}

/** Whether a hotel takes part in the A/B test of ticket products: a comma list of hotel ids (W-CFG-3). */
export function isTicketAbTest(config: HotelConfig, hotelId: string): boolean {
  const ids = config.ENABLE_TICKET_PRODUCT_ABTEST?.split(',') ?? []
  return ids.some((id) => id.trim() === hotelId)
}

/** Whether the new file manager is on (W-CFG-4). */
export function isNewFileManager(config: HotelConfig): boolean {
  return config.ENABLE_NEW_FILE_MANAGER_SWITCH === '1'
}

/** Whether file names are checked for special characters at upload (W-CFG-5). */
export function isUploadCheckOn(config: HotelConfig): boolean {
  return config.ENABLE_UPLOAD_CHECK === '1'
}
