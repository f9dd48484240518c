import { FieldError } from '@ebkit/ui/field-error'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { Tree } from '@ebkit/ui/tree'
import { useEffect, useId } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { PermissionFoot } from './PermissionFoot'
import { PermissionRow } from './PermissionRow'
import { PermissionTools } from './PermissionTools'
import css from './PermissionTree.css'
import type { PermissionView } from './permissionState'
import { type PermissionTreeProps, treeMaxHeight } from './props'
import { type PermissionTreeText, strings } from './strings'
import { usePermissionTree } from './usePermissionTree'

/**
 * Grants permissions in the tree of the menu: boxes with three states, search, and the differences from the saved
 * permissions.
 * @spec W-PERM-1 W-PERM-4
 * @example
 * ```tsx
 * import { PermissionTree } from '@ebkit/widgets/permission-tree'
 *
 * export function Rights() {
 *   return (
 *     <PermissionTree
 *       nodes={[{ menuId: 1, menuName: '门票', permission: 'ticket:view' }]}
 *       onChange={({ value }) => console.log(value)}
 *     />
 *   )
 * }
 * ```
 */
export function PermissionTree(props: PermissionTreeProps) {
  const { disabled: isOff = false, label, errorMessage, maxHeight = treeMaxHeight } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLFieldSetElement>(css)
  const { model, state, view } = usePermissionTree(props, element)
  const problem = useProblem(props, view, state.pending.size > 0, text)
  const { difference, rows } = view
  const id = useId()
  const message = problem || errorMessage
  const hasChanges = difference.added.size + difference.removed.size > 0
  return (
    <fieldset
      ref={element}
      className="eb-root eb-permission-tree"
      lang={locale}
      dir={dir}
      disabled={isOff}
      aria-label={label || text('label')}
      aria-describedby={message ? `${id}e` : undefined}
    >
      <PermissionTools {...{ model, state, hasChanges, isOff, text }} />
      {rows.length > 0 ? (
        <Tree
          className="eb-permission-tree__list"
          part="tree"
          rows={rows}
          label={label || text('label')}
          maxHeight={maxHeight}
          rowHeight={rowHeight()}
          current={state.current}
          onCurrent={model.setCurrent}
          onSelect={(item) => void (isOff || model.toggle(item))}
          onExpand={(item) => void model.expand(item)}
          onCollapse={model.collapse}
          checkedOf={({ node }) => view.states.get(node.id)?.checked ?? false}
          disabledIds={disabledIds(view, isOff)}
          renderRow={({ node }) => (
            <PermissionRow
              item={node}
              check={view.states.get(node.id)}
              isPending={state.pending.has(node.id)}
              change={
                difference.added.has(node.id)
                  ? 'added'
                  : difference.removed.has(node.id)
                    ? 'removed'
                    : undefined
              }
              isOff={isOff}
              text={text}
              onRetry={() => void model.expand(node.id)}
            />
          )}
        />
      ) : (
        <div className="eb-permission-tree__list">
          <Placeholder kind="empty" title={text(view.index.items.length ? 'notFound' : 'empty')} />
        </div>
      )}
      {!!state.search.trim() && view.hasLater && (
        <p className="eb-permission-tree__hint">{text('laterNotSearched')}</p>
      )}
      <PermissionFoot {...{ model, view, isOff, text }} />
      <FieldError id={`${id}e`} message={message} />
    </fieldset>
  )
}

/** In px; on small screens large enough for a finger. */
const rowHeight = () => (matchMedia('(width < 768px)').matches ? 40 : 32)

/** Items whose box a press does not change. */
function disabledIds({ index }: PermissionView, isOff: boolean): ReadonlySet<string> {
  const isFixed = (item: (typeof index.items)[number]): boolean =>
    item.children.length === 0 && item.branch === 'here' && (item.isDisabled || !item.isReal)
  return new Set(index.items.flatMap((item) => (isOff || isFixed(item) ? item.id : [])))
}

/** Why the selection cannot be submitted; reported to the page when it changes. */
function useProblem(
  { reportProblem }: PermissionTreeProps,
  { failed }: PermissionView,
  isPending: boolean,
  text: PermissionTreeText,
): string | undefined {
  const [first] = failed
  const problem = first ? text('failed', { name: first.name }) : isPending ? text('pending') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when it changes
  useEffect(() => void reportProblem?.(problem), [problem])
  return problem
}
