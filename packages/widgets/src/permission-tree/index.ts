export type { PermissionNode } from './PermissionNode'
export { PermissionTree } from './PermissionTree'
export type { PermissionTreeHandle, PermissionTreeProps } from './props'
