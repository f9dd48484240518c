import {
  getAppletAuthorization,
  getAppletBaseStatus,
  getAppletRegistration,
  insertBaseConfig,
  updateRegisterStatus,
} from '@ebkit/protocol/calls/miniProgram'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { needsAsBrand } from '../resources/access'
import { Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { type Applet, appletOf, finishRegistration, isAuthorised, openApplet, type Platform } from './applets'

const tag = 'Mini-program'

/** Its mini-program belongs to the brand: roles of a store may only look. */
export const needsAppletEdit = needsAsBrand('applet:edit')

const viewing = { needs: 'applet:view', tag } as const
const changing = { needs: needsAppletEdit, right: 'applet:edit of a role of the brand', tag } as const

/** Authorisation and registration of a brand's mini-program, one for each platform. */
export function registerMiniProgram(app: FastifyInstance, { asTenant }: Gateway): void {
  const read = <Answer>(request: FastifyRequest, platformType: string, answer: (applet?: Applet) => Answer) =>
    asTenant(request, async (rows) => answer(await appletOf(rows, platformOf(request, platformType))))

  /** @spec W-MPA-14 */
  registerCall(
    app,
    getAppletBaseStatus,
    { ...viewing, summary: 'Setup state of the mini-program' },
    ({ query, request }) => read(request, query.platformType, (applet) => applet?.appletStatus ?? '0'),
  )

  /** @spec W-MPA-15 */
  registerCall(
    app,
    getAppletAuthorization,
    { ...viewing, summary: 'Permissions granted on the platform' },
    ({ query, request }) =>
      read(request, query.platformType, (applet) => ({
        appletRegister: applet?.appletRegister ?? false,
        appletManager: applet?.appletManager ?? false,
        platformRegister: applet?.platformRegister ?? false,
      })),
  )

  /** @spec W-MPA-16 */
  registerCall(
    app,
    getAppletRegistration,
    { ...viewing, summary: 'Whether the platform has registered the mini-program' },
    ({ query, request }) => read(request, query.platformType, (applet) => !!applet?.originalId),
  )
  registerChanges(app, asTenant)
}

function registerChanges(app: FastifyInstance, asTenant: Gateway['asTenant']): void {
  /** @spec W-MPA-17 */
  registerCall(
    app,
    insertBaseConfig,
    { ...changing, summary: 'Record the base configuration' },
    ({ body, request }) => {
      const platform = platformOf(request, body.platformType)
      return asTenant(request, async (rows) => {
        const applet = await appletOf(rows, platform)
        if (!applet || !isAuthorised(applet))
          throw new Refusal(409, 'not-authorised', 'Not all three permissions are granted')
        await openApplet(rows, platform, body)
        return null
      })
    },
  )

  /** @spec W-MPA-18 */
  registerCall(
    app,
    updateRegisterStatus,
    { ...changing, summary: 'Note that the registration succeeded' },
    ({ body, request }) => {
      const platform = platformOf(request, body.platformType)
      return asTenant(request, async (rows) => {
        const applet = await appletOf(rows, platform)
        if (!applet?.originalId)
          throw new Refusal(409, 'not-registered', 'The platform has not registered the mini-program yet')
        await finishRegistration(rows, platform)
        return null
      })
    },
  )
}

/** The platform that a request is about, for its user's brand. */
export function platformOf({ identity }: FastifyRequest, platformType: string): Platform {
  if (!identity) throw unauthenticated()
  const { brandId, hotelId, userId } = identity
  return { brandId, hotelId, userId, platformType }
}
