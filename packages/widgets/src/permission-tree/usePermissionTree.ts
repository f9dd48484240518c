import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { useValue } from '../value/useValue'
import type { PermissionNode } from './PermissionNode'
import type { PermissionView } from './permissionState'
import { createPermissionTree } from './permissionTreeModel'
import type { PermissionTreeProps } from './props'
import { strings } from './strings'

const noCodes: readonly string[] = []
const noNodes: readonly PermissionNode[] = []

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** The model of a permission tree while it is mounted; it follows the page's nodes, codes and selection. */
export function usePermissionTree(props: PermissionTreeProps, element: RefObject<HTMLElement | null>) {
  const { nodes = noNodes, selection = noCodes, saved, presets = noCodes } = props
  const { reportError } = useEnvironment()
  const describe = useDescribeError()
  const newest = useRef({ props, reportError, describe })
  newest.current = { props, reportError, describe }
  const model = useMemo(
    () =>
      createPermissionTree(() => {
        const { props, reportError, describe } = newest.current
        const { type, load, onError = reportError } = props
        return {
          type,
          load,
          onChange(value, granted) {
            chosen.current.take(value)
            newest.current.props.onChange?.({ value, nodes: granted })
          },
          onError: (cause) => onError({ code: 'load-failed', message: describe(cause), cause }),
        }
      }),
    [],
  )
  useLayoutEffect(() => model.setNodes(nodes), [model, nodes])
  useLayoutEffect(() => model.setPresets(presets), [model, presets])
  const hasSaved = saved !== undefined
  useLayoutEffect(() => {
    if (saved) model.setSaved(saved)
  }, [model, saved])
  const value = useValue<readonly string[]>({
    value: selection,
    holder: model,
    isSame,
    onSet(codes) {
      model.setCodes(codes)
      if (!hasSaved) model.setSaved(codes)
    },
  })
  const chosen = useRef(value)
  chosen.current = value
  useEffect(() => model.stop, [model])
  useImperativeHandle(props.handle, () => ({
    focus: () => element.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus(),
    reload: model.reload,
  }))
  const state = useStore(model.$state)
  useStore(model.$branches)
  const view = model.view()
  useBadNodes(view, props)
  return { model, state, view }
}

/** Maximum number of ids in a message. */
const named = 9

/** Reports omitted nodes. */
function useBadNodes({ index: { bad } }: PermissionView, { onError }: PermissionTreeProps): void {
  const { reportError } = useEnvironment()
  const text = useStrings(strings)
  const report = onError ?? reportError
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each tree
  useEffect(() => {
    const ids = bad.slice(0, named).map((id) => id || '?')
    if (ids.length) report({ code: 'bad-nodes', message: text('bad', { ids: ids.join() }), cause: bad })
  }, [bad.join()])
}
