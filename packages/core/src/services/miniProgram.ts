import {
  getAppletAuthorization,
  getAppletBaseStatus,
  getAppletRegistration,
  insertBaseConfig,
  updateRegisterStatus,
} from '@ebkit/protocol/calls/miniProgram'
import { configuredStatus, registeredStatus } from '@ebkit/protocol/register-status'
import type { Http } from '../http/createHttp'

/** @spec W-MPA-12 */
export const appletStatuses = {
  notAuthorised: '0',
  /** All permissions are granted; the registration is next. */
  authorised: '1',
  registered: '3',
} as const

/** The state of the authorisation of a mini program. */
export type AppletStatus = (typeof appletStatuses)[keyof typeof appletStatuses]

/** The permissions that the platform asks the merchant for. @spec W-MPA-13 */
export interface AppletPermissions {
  appletRegister: boolean
  appletManager: boolean
  platformRegister: boolean
}

/** A mini-program of a merchant, and its platform. */
export interface AppletPlatform {
  brandId: string
  hotelId: string
  /** `wechat`, for example. */
  platformType: string
  appId: string
  appletAppId: string
}

/** Authorisation and registration of a mini-program. Every call rejects with a ServiceError. */
export interface MiniProgramService {
  status(platform: AppletPlatform, signal?: AbortSignal): Promise<AppletStatus>
  permissions(platform: AppletPlatform, signal?: AbortSignal): Promise<AppletPermissions>
  isRegistered(platform: AppletPlatform, signal?: AbortSignal): Promise<boolean>
  /** Records the base configuration, with status 1. */
  recordConfiguration(platform: AppletPlatform): Promise<void>
  /** Records that the registration succeeded: status 3. */
  recordRegistration(platform: AppletPlatform): Promise<void>
}

/**
 * @spec W-MPA-14 W-MPA-15 W-MPA-16 W-MPA-17 W-MPA-18
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { appletStatuses, createMiniProgramService } from '@ebkit/core/services/miniProgram'
 * import { getSession } from '@ebkit/core/session'
 *
 * const programs = createMiniProgramService(createHttp({ session: getSession() }))
 * const status = await programs.status({
 *   brandId: '1001',
 *   hotelId: '100101',
 *   platformType: 'wechat',
 *   appId: 'wx-platform',
 *   appletAppId: 'wx-applet',
 * })
 * const isReady = status === appletStatuses.registered
 * ```
 */
export function createMiniProgramService(http: Http): MiniProgramService {
  return {
    async status({ brandId, platformType }, signal) {
      const status = String(
        await http.call(getAppletBaseStatus, { query: { brandId, platformType }, signal }),
      )
      return status === '1' || status === '3' ? status : '0'
    },
    permissions: ({ appId, platformType }, signal) =>
      http.call(getAppletAuthorization, { query: { appId, platformType }, signal }),
    isRegistered: async ({ brandId, platformType }, signal) =>
      !!(await http.call(getAppletRegistration, { query: { brandId, platformType }, signal })),
    async recordConfiguration(platform) {
      await http.call(insertBaseConfig, { body: { ...platform, status: configuredStatus } })
    },
    async recordRegistration({ brandId, hotelId, platformType }) {
      await http.call(updateRegisterStatus, {
        body: { brandId, hotelId, platformType, status: registeredStatus },
      })
    },
  }
}
