import { chevronDownIcon, FieldError, Floating, Icon, useStyles, xIcon } from '@ebkit/ui'
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import css from './Cascader.css'
import { CascaderPanel } from './CascaderPanel'
import type { CascaderProps } from './props'
import { strings } from './strings'
import { pathText, type Tree } from './tree'
import { useTree } from './useTree'

/** Paths that the field draws; it has room for one or two. */
const drawn = 9
const none: readonly string[] = []

/**
 * Chooses from items that lie in one another, column by column or by search; the field shows the whole path.
 *
 * @spec W-CAS-1 W-CAS-2
 */
export function Cascader(props: CascaderProps) {
  const { selection = none, multiple, disabled, label, errorMessage } = props
  const { width = 200, height = 35 } = props
  const { given, locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const field = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { tree, loads, reload } = useTree(props, text, props.onError ?? given.reportError ?? ignore)
  const [isOpen, setOpen] = useOpen(props)
  useImperativeHandle(props.handle, () => ({
    show: () => setOpen(true),
    hide: () => setOpen(false),
    focus: () => field.current?.focus(),
    reload,
  }))
  const words = useMemo(() => wordsOf(tree, selection), [tree, tree.byId.size, selection])
  const choose = (value: string[]) => {
    props.onChange?.({ value })
    if (!multiple) setOpen(false)
  }
  return (
    <div
      ref={element}
      className="eb-root eb-cascader"
      lang={locale}
      dir={dir}
      style={{ width, '--_height': `${height}px` } as object}
    >
      <div className="eb-cascader__box">
        <button
          ref={field}
          type="button"
          className="eb-cascader__field"
          part="field"
          role="combobox"
          aria-haspopup="tree"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}p` : undefined}
          aria-label={label || text('placeholder')}
          aria-invalid={!!errorMessage}
          aria-describedby={errorMessage && `${id}e`}
          title={words}
          disabled={disabled}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (!/^Arrow(Up|Down)$/.test(event.key)) return
            event.preventDefault()
            setOpen(true)
          }}
        >
          <span className="eb-cascader__words">
            {words || <span className="eb-cascader__hint">{props.placeholder || text('placeholder')}</span>}
          </span>
          {selection.length > 1 && <b className="eb-cascader__count">{selection.length}</b>}
          <Icon path={chevronDownIcon} />
        </button>
        {words && !disabled && (
          <button
            type="button"
            className="eb-cascader__clear"
            part="clear"
            aria-label={text('clear')}
            onClick={() => {
              field.current?.focus()
              choose([])
            }}
          >
            <Icon path={xIcon} />
          </button>
        )}
      </div>
      <FieldError id={`${id}e`} message={errorMessage} />
      <Floating
        anchor={field}
        open={isOpen}
        onClose={() => setOpen(false)}
        matchWidth
        part="panel"
        id={`${id}p`}
      >
        <CascaderPanel
          id={id}
          settings={props}
          selection={selection}
          tree={tree}
          loads={loads}
          text={text}
          dir={dir}
          onChoose={choose}
          onLeave={() => setOpen(false)}
        />
      </Floating>
    </div>
  )
}

const ignore = () => {}

function wordsOf(tree: Tree, selection: readonly string[]): string {
  const paths = selection.slice(0, drawn).map((id) => {
    const branch = tree.byId.get(id)
    return branch ? pathText(branch) : id
  })
  return paths.join('、')
}

/** Whether it is open, and what opens and closes it. */
function useOpen(props: CascaderProps): [boolean, (open: boolean) => void] {
  const { open, disabled, onShow, onHide } = props
  const [isOpen, setState] = useState(false)
  const now = useRef(false)
  const set = (next: boolean) => {
    if (next === now.current || (next && disabled)) return
    now.current = next
    setState(next)
    if (next) onShow?.()
    else onHide?.()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says so
  useEffect(() => {
    if (disabled) set(false)
    else if (open !== undefined) set(open)
  }, [open, disabled])
  return [isOpen, set]
}
