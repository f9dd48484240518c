export type { PermissionNode } from './PermissionNode'
export { type PermissionOutput, permissionOutput } from './permissionOutput'
export { PermissionTree } from './PermissionTree'
export type { PermissionTreeHandle, PermissionTreeProps } from './props'
