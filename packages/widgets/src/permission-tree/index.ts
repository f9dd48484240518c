export { PermissionTree, type PermissionTreeHandle, type PermissionTreeProps } from './PermissionTree'
