import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { createRowsTree } from './rowsTree'

/** The tree of a resource, read while the page is open. @param where undefined while nothing is to be read yet */
export function useRowsTree({ resource, key, parent = '', order = '' }: PageResource, where?: string) {
  const { http } = useEnvironment()
  const tree = useMemo(
    () => createRowsTree(createRowService(http), { resource, key, parent, sort: `${order} asc`, where }),
    [http, resource, key, parent, order, where],
  )
  useEffect(() => {
    void tree.load()
    return () => tree.stop()
  }, [tree])
  return { tree, state: useStore(tree.$state) }
}
