import { createRowService } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { PermissionTree, permissionOutput } from '@ebkit/widgets/permission-tree'
import { useEffect, useMemo, useState } from 'react'
import { ReferenceSelect } from '../../rows/ReferenceSelect'
import { RowsState } from '../../rows/RowsState'
import { grantedNodes, menuNodesOf } from './menuNodes'
import { readRoleCodes } from './roleCodes'
import { menuConfigStrings } from './strings'
import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

type PreviewTabProps = MenuConfigProps & MenuConfigState

/** The tree as shown for granting permissions, and what a role would save. Nothing is saved here. */
export function PreviewTab(props: PreviewTabProps) {
  const { tree, state, place, resources, goTo } = props
  const text = useStrings(menuConfigStrings)
  const nodes = useMemo(() => grantedNodes(menuNodesOf(state.rows ?? [])), [state.rows])
  const { codes: saved = none, error, retry } = useCodes(props)
  const describe = useDescribeError()
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
        {error === undefined ? (
          <>
            <PermissionTree
              nodes={nodes}
              selection={codes}
              saved={saved}
              type={place.type}
              label={text('preview')}
              onChange={({ value }) => setCodes(value)}
            />
            <Output {...{ nodes, codes, type: place.type }} />
          </>
        ) : (
          <Placeholder kind="error" title={text('roleFailed')} detail={describe(error)}>
            <Button onClick={retry}>{text('retry')}</Button>
          </Placeholder>
        )}
      </RowsState>
    </div>
  )
}

const none: readonly string[] = []

interface RoleCodes {
  /** Undefined until they are read. */
  readonly codes?: readonly string[]
  readonly error?: unknown
}

/** The codes of the role that is in the address. */
function useCodes({ place, resources: { role } }: PreviewTabProps): RoleCodes & { retry(): void } {
  const { http } = useEnvironment()
  const [state, setState] = useState<RoleCodes>({ codes: none })
  const [attempt, setAttempt] = useState(0)
  const { roleId } = place
  const [resource, key] = [role?.resource, role?.key ?? '']
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (!roleId || !resource) return setState({ codes: none })
    setState({})
    const stop = new AbortController()
    readRoleCodes(createRowService(http), { resource, key }, roleId, stop.signal).then(
      (codes) => stop.signal.aborted || setState({ codes }),
      (error) => stop.signal.aborted || setState({ error }),
    )
    return () => stop.abort()
  }, [http, resource, key, roleId, attempt])
  return { ...state, retry: () => setAttempt((before) => before + 1) }
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
