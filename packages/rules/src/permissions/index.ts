export * from './commonPermissions'
export { holdsPermission } from './holdsPermission'
