import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { PermissionTree, permissionOutput } from '@ebkit/widgets/permission-tree'
import { useEffect, useMemo, useState } from 'react'
import { ReferenceSelect } from '../../rows/ReferenceSelect'
import { RowsState } from '../../rows/RowsState'
import { grantedNodes, menuNodesOf } from './menuNodes'
import { menuConfigStrings } from './strings'
import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

type PreviewTabProps = MenuConfigProps & MenuConfigState

/** The tree as shown for granting permissions, and what a role would save. Nothing is saved here. */
export function PreviewTab(props: PreviewTabProps) {
  const { tree, state, place, resources, goTo } = props
  const text = useStrings(menuConfigStrings)
  const nodes = useMemo(() => grantedNodes(menuNodesOf(state.rows ?? [])), [state.rows])
  const saved = useCodes(props)
  const [codes, setCodes] = useState<readonly string[]>(saved)
  useEffect(() => setCodes(saved), [saved])
  return (
    <div className="eb-menu-config__preview">
      {resources.role && (
        <div className="eb-menu-config__line">
          <ReferenceSelect
            reference={resources.role}
            value={place.roleId ?? ''}
            label={text('role')}
            onChange={(roleId) => goTo({ tab: 'preview', roleId: roleId || undefined })}
          />
          <span className="eb-menu-config__lead">{text('roleLead')}</span>
        </div>
      )}
      <RowsState state={{ ...state, reload: () => void tree.load() }} outline={10}>
        <PermissionTree
          nodes={nodes}
          selection={codes}
          saved={saved}
          type={place.type}
          label={text('preview')}
          onChange={({ value }) => setCodes(value)}
        />
        <Output {...{ nodes, codes, type: place.type }} />
      </RowsState>
    </div>
  )
}

const none: readonly string[] = []

/** The codes of the role that is in the address. */
function useCodes({ place, resources: { role } }: PreviewTabProps): readonly string[] {
  const { http } = useEnvironment()
  const [codes, setCodes] = useState(none)
  const { roleId } = place
  const [address, key] = [role?.resource, role?.key ?? '']
  useEffect(() => {
    setCodes(none)
    if (!roleId || !address) return
    const stop = new AbortController()
    createRowService(http)
      .read(address, { [key]: roleId }, stop.signal)
      .then(
        ({ permissions }) => setCodes([permissions].flat().map(String)),
        () => undefined, // a role that no longer exists has no codes
      )
    return () => stop.abort()
  }, [http, address, key, roleId])
  return codes
}

interface OutputProps {
  nodes: ReturnType<typeof grantedNodes>
  codes: readonly string[]
  type: string
}

/** What a role would save. @spec W-PERM-6 W-PERM-7 W-PERM-8 W-PERM-9 */
function Output({ nodes, codes, type }: OutputProps) {
  const text = useStrings(menuConfigStrings)
  const output = useMemo(() => permissionOutput(nodes, codes, type), [nodes, codes, type])
  const isAll = output.codes[0] === 'all' && output.codes.length === 1
  const count = output.codes.length
  return (
    <section className="eb-menu-config__output" aria-label={text('output')}>
      <h2>{text('output')}</h2>
      <p role="status">
        {isAll ? text('outputAll') : count ? text('outputCodes', { count }) : text('outputNone')}
      </p>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <pre tabIndex={0}>{output.codes.join('\n')}</pre>
      )}
      {output.nodes.length > 0 && (
        <details>
          <summary>{text('outputNodes')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <pre tabIndex={0}>{JSON.stringify(output.nodes.map(withoutMarks), null, 2)}</pre>
        </details>
      )}
    </section>
  )
}

type Node = OutputProps['nodes'][number]

/** The node without the marks for the tree, which are not saved. */
function withoutMarks({ preset: _, subList, ...node }: Node): Node {
  return { ...node, subList: subList?.map(withoutMarks) ?? [] }
}
