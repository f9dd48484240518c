import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { configuredStatus, registeredStatus } from '../registerStatus'
import { looseObject } from '../schemas/looseObject'
import { identifier, wholeNumber } from '../schemas/values'

const brandAndPlatform = { brandId: identifier, platformType: v.string() }

/** the keys of a maps service. `appSecret` may be missing: the reference gateway signs such calls itself. */
export const getAppByCode = defineCall({
  id: 'A-041',
  name: 'getAppByCode',
  method: 'GET',
  path: 'wxa-admin/thirdparty/app/get_by_code',
  query: v.object({ appCode: v.string() }),
  answer: looseObject({ appKey: v.string(), appSecret: v.optional(v.string()) }),
  safeToRepeat: true,
})

/** the setup progress of the mini-program. */
export const getAppletBaseStatus = defineCall({
  id: 'A-042',
  name: 'getAppletBaseStatus',
  method: 'GET',
  path: 'wxa-admin/admin/applet_status/applet_base_status',
  query: v.object(brandAndPlatform),
  answer: v.unknown(),
  safeToRepeat: true,
})

/**
 * polled while the merchant authorises.
 *
 * @example
 * ```ts
 * import { getAppletAuthorization } from '@ebkit/protocol/calls/miniProgram'
 * import type { AnswerOf } from '@ebkit/protocol/define-call'
 *
 * const missing = (given: AnswerOf<typeof getAppletAuthorization>) =>
 *   (['appletRegister', 'appletManager', 'platformRegister'] as const).filter((name) => !given[name])
 * missing({ appletRegister: true, appletManager: false, platformRegister: true }) // ['appletManager']
 * ```
 */
export const getAppletAuthorization = defineCall({
  id: 'A-043',
  name: 'getAppletAuthorization',
  method: 'GET',
  path: 'wxa-admin/admin/applet_status/authorization',
  query: v.object({ appId: v.string(), platformType: v.string() }),
  answer: looseObject({
    appletRegister: v.boolean(),
    appletManager: v.boolean(),
    platformRegister: v.boolean(),
  }),
  safeToRepeat: true,
})

/** polled while the registration runs; truthy on success. Despite its name it only reads a status. */
export const getAppletRegistration = defineCall({
  id: 'A-044',
  name: 'getAppletRegistration',
  method: 'GET',
  path: 'wxa-admin/admin/applet_status/register',
  query: v.object(brandAndPlatform),
  answer: v.unknown(),
  safeToRepeat: true,
})

/** records the base configuration when the status becomes '1'. */
export const insertBaseConfig = defineCall({
  id: 'A-045',
  name: 'insertBaseConfig',
  method: 'POST',
  path: 'wxa-admin/admin/base_config/insert',
  body: v.object({
    ...brandAndPlatform,
    hotelId: identifier,
    status: v.optional(wholeNumber, configuredStatus),
    appId: v.string(),
    appletAppId: v.string(),
  }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/** sets the status to 3 when the registration succeeded. */
export const updateRegisterStatus = defineCall({
  id: 'A-046',
  name: 'updateRegisterStatus',
  method: 'POST',
  path: 'wxa-admin/admin/base_config/update_register_status',
  body: v.object({
    ...brandAndPlatform,
    hotelId: identifier,
    status: v.optional(wholeNumber, registeredStatus),
  }),
  answer: v.unknown(),
  safeToRepeat: false,
})
