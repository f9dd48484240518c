import { ownRelations } from '@ebkit/core/services/enterpriseMessaging'
import { appletStatuses } from '@ebkit/core/services/miniProgram'
import { enterpriseMessagingType } from '@ebkit/protocol/calls/enterpriseMessaging'
import { configuredStatus, registeredStatus } from '@ebkit/protocol/register-status'
import { pollInterval } from '../../../../widgets/src/applet-authorization/appletAuthorizationModel'
import { permissionNames } from '../../../../widgets/src/applet-authorization/permissions'
import { tutorialPath } from '../../../../widgets/src/applet-authorization/tutorialPath'
import { authorisationPath, settingsPath } from '../../../../widgets/src/wecom-gate/wecomGateModel'
import type { Observations } from './Observation'

/** Figures of the enterprise-messaging gate and the mini-program authorisation. */
export const wechat: Observations = {
  'C-GATE-1': () => enterpriseMessagingType,
  'C-GATE-2': () => ownRelations,
  'C-GATE-3': () => settingsPath,
  'C-GATE-4': () => authorisationPath,
  'C-MPA-1': () => pollInterval,
  'C-MPA-2': () => pollInterval / 1000,
  'C-MPA-3': () => appletStatuses.notAuthorised,
  'C-MPA-4': () => appletStatuses.authorised,
  'C-MPA-5': () => appletStatuses.registered,
  'C-MPA-6': () => configuredStatus,
  'C-MPA-7': () => registeredStatus,
  'C-MPA-8': () => permissionNames.length,
  'C-MPA-9': () => tutorialPath,
}
