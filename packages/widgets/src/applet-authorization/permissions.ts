import type { AppletPermissions } from '@ebkit/core/services/miniProgram'

/** The permissions, in the order that they are shown in. @spec W-MPA-13 */
export const permissionNames = ['appletRegister', 'appletManager', 'platformRegister'] as const

/** Those that are not granted. */
export const missingOf = (permissions: AppletPermissions) =>
  permissionNames.filter((name) => !permissions[name])
