export type { PermissionNode } from './PermissionNode'
export { PermissionTree } from './PermissionTree'
export { type PermissionOutput, permissionOutput } from './permissionOutput'
export type { PermissionTreeHandle, PermissionTreeProps } from './props'
