import { fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useMemo, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { useOpen } from '../opening/useOpen'
import css from './Cascader.css'
import { CascaderField } from './CascaderField'
import { type CascaderProps, cascaderSizes } from './props'
import { strings } from './strings'
import { pathText, type Tree } from './tree'
import { fetchPanel, usePanel } from './usePanel'
import { useTree } from './useTree'

/** Maximum number of rendered paths in the field, which has space for one or two. */
const drawn = 9
const none: readonly string[] = []

/**
 * Chooses from nested items, column by column or by search; the field shows the whole path.
 * @spec W-CAS-1 W-CAS-2
 * @example
 * ```tsx
 * import { Cascader } from '@ebkit/widgets/cascader'
 * import { useState } from 'react'
 *
 * export function Kind() {
 *   const [selection, setSelection] = useState<readonly string[]>([])
 *   return (
 *     <Cascader
 *       items={[{ id: 'food', name: '餐饮', children: [{ id: 'noodles', name: '面馆' }] }]}
 *       selection={selection}
 *       onChange={({ value }) => setSelection(value)}
 *     />
 *   )
 * }
 * ```
 */
export function Cascader(props: CascaderProps) {
  const { selection = none, nameOf, multiple, errorMessage } = props
  const { width = cascaderSizes.width, height = cascaderSizes.height } = props
  const { given, locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const field = useRef<HTMLButtonElement>(null)
  const id = useId()
  const report = props.onError ?? given.reportError ?? ignore
  const { tree, loads, reload } = useTree(props, text, report)
  const [isOpen, setOpen] = useOpen(props)
  const { Panel, failure } = usePanel(isOpen, report)
  useImperativeHandle(props.handle, () => ({
    show: () => setOpen(true),
    hide: () => setOpen(false),
    // Moves focus into the open panel, which closes when focus leaves it.
    focus: () => (element.current?.querySelector<HTMLElement>('[role=tree]') ?? field.current)?.focus(),
    reload,
  }))
  const words = useMemo(() => wordsOf(tree, selection, nameOf), [tree, tree.byId.size, selection, nameOf])
  const choose = (value: string[]) => {
    props.onChange?.({ value })
    if (!multiple) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what opens is loaded when somebody comes near, and closes when focus leaves
    <div
      ref={element}
      className="eb-root eb-cascader"
      lang={locale}
      dir={dir}
      style={{ width, '--_height': `${height}px` } as object}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <CascaderField
        {...{ id, field, props, words, isOpen, text }}
        onOpen={setOpen}
        onClear={() => {
          field.current?.focus()
          choose([])
        }}
      />
      <FieldError id={`${id}e`} message={errorMessage} />
      {failure}
      {isOpen && Panel && (
        <Panel
          id={id}
          field={field}
          settings={props}
          selection={selection}
          tree={tree}
          loads={loads}
          text={text}
          dir={dir}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const ignore = () => {}

function wordsOf(tree: Tree, selection: readonly string[], nameOf = (id: string) => id): string {
  const paths = selection.slice(0, drawn).map((id) => {
    const branch = tree.byId.get(id)
    return branch ? pathText(branch) : nameOf(id)
  })
  return paths.join('、')
}
