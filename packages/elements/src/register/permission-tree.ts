import { permissionTree } from '../pure/permission-tree'

permissionTree.register()

export * from '../pure/permission-tree'
