import { createMenuService, type MenuNode, type PathPermission } from '@ebkit/core/services/menus'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { checkIcon, minusIcon } from '@ebkit/ui/icons'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { TextInput } from '@ebkit/ui/text-input'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ReferenceSelect } from '../../rows/ReferenceSelect'
import { menuNodesOf } from './menuNodes'
import { menuConfigStrings } from './strings'
import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

/** What an employee sees: the menu after logging in beside the whole one, and whether a path opens. */
export function TryTab({ state, resources }: MenuConfigProps & MenuConfigState) {
  const text = useStrings(menuConfigStrings)
  const [employeeId, setEmployee] = useState('')
  const { menu, problem } = useMenuOf(employeeId)
  const whole = useMemo(() => menuNodesOf(state.rows ?? []), [state.rows])
  const seen = useMemo(() => new Set(keysIn(menu ?? [])), [menu])
  if (!resources.employee) return null
  return (
    <div className="eb-menu-config__preview">
      <div className="eb-menu-config__line">
        <ReferenceSelect
          reference={resources.employee}
          value={employeeId}
          label={text('employee')}
          onChange={setEmployee}
        />
        {employeeId && menu && <PathCheck employeeId={employeeId} />}
      </div>
      {!employeeId && <Placeholder kind="empty" title={text('tryLead')} />}
      {problem && <Placeholder kind="error" title={problem} />}
      {employeeId && !menu && !problem && <Skeleton rows={8} />}
      {menu && (
        <div className="eb-menu-config__both">
          <Side title={text('theirs')}>
            {menu.length ? <Nodes nodes={menu} /> : <p className="eb-tree-page__note">{text('nothing')}</p>}
          </Side>
          <Side title={text('whole')}>
            <Nodes nodes={whole} seen={seen} />
          </Side>
        </div>
      )}
    </div>
  )
}

const keysIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ menuId, subList }) => [menuId, ...keysIn(subList ?? [])])

/** The menu that the gateway returns for an employee. */
function useMenuOf(employeeId: string): { menu?: readonly MenuNode[]; problem?: string } {
  const { http } = useEnvironment()
  const text = useStrings(menuConfigStrings)
  const describe = useDescribeError()
  const [answer, setAnswer] = useState<{ menu?: readonly MenuNode[]; problem?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the employee changes
  useEffect(() => {
    setAnswer({})
    if (!employeeId) return
    const stop = new AbortController()
    createMenuService(http)
      .menu({ employeeId, permissions: true, signal: stop.signal })
      .then(
        (menu) => setAnswer({ menu }),
        (error) => {
          if (stop.signal.aborted) return
          const isGone = Object(error).status === 404
          setAnswer({ problem: isGone ? text('noLogin') : text('tryFailed', { reason: describe(error) }) })
        },
      )
    return () => stop.abort()
  }, [http, employeeId])
  return answer
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="eb-menu-config__side" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A node of either tree. */
interface ShownNode {
  readonly menuId: string
  readonly menuName: string
  readonly menuType?: number | null
  readonly subList?: readonly ShownNode[] | null
}

/** Nodes as nested lists. @param seen ids of those that an employee sees: each node is marked accordingly */
function Nodes({ nodes, seen }: { nodes: readonly ShownNode[]; seen?: ReadonlySet<string> }) {
  const text = useStrings(menuConfigStrings)
  return (
    <ul className="eb-menu-config__nodes">
      {nodes.map(({ menuId, menuName, menuType, subList }) => {
        const isSeen = seen?.has(menuId) ?? true
        return (
          <li key={menuId}>
            <span className={isSeen ? undefined : 'eb-menu-config__unseen'}>
              {seen && (
                <span role="img" aria-label={text(isSeen ? 'seen' : 'unseen')}>
                  <Icon path={isSeen ? checkIcon : minusIcon} />
                </span>
              )}
              {menuName}
              {menuType === 2 && text('permission')}
            </span>
            {!!subList?.length && <Nodes nodes={subList} {...(seen && { seen })} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Whether an employee may open a path. @spec W-AUTH-11 */
function PathCheck({ employeeId }: { employeeId: string }) {
  const { http } = useEnvironment()
  const text = useStrings(menuConfigStrings)
  const describe = useDescribeError()
  const [path, setPath] = useState('')
  const [said, setSaid] = useState<{ text: string; isAllowed: boolean }>()
  const check = async () => {
    setSaid(undefined)
    try {
      const answer = await createMenuService(http).check(path.trim(), { employeeId })
      setSaid({ isAllowed: answer.allowed, text: textOf(answer) })
    } catch (error) {
      setSaid({ isAllowed: false, text: describe(error) })
    }
  }
  const textOf = ({ allowed, route, missing }: PathPermission) => {
    if (route === null) return text('noRoute')
    return allowed ? text('allowed', { route }) : text('refused', { route, codes: missing.join('、') })
  }
  return (
    <form
      className="eb-menu-config__check"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <TextInput
        name="path" // without a name it is not part of its form, and Enter would not submit it
        label={text('path')}
        placeholder="/ticket/list/all"
        isCode
        value={path}
        onChange={setPath}
      />
      <Button submit>{text('check')}</Button>
      <output className={said?.isAllowed ? 'eb-menu-config__yes' : 'eb-menu-config__no'}>{said?.text}</output>
    </form>
  )
}
