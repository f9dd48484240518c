import { useLayoutEffect, useRef } from 'react'
import { type DropTargetOptions, useDropTarget } from '../drop-target/useDropTarget'
import { Icon } from '../icon/Icon'
import { chevronRightIcon, ellipsisIcon } from '../icons'
import { MenuButton } from '../menu/MenuButton'
import { useStyles } from '../styles/useStyles'
import css from './Breadcrumb.css'
import { useCollapsed } from './useCollapsed'

/** One step of a breadcrumb. */
export interface BreadcrumbItem {
  id: string
  name: string
}

/** Items accept drops. */
export interface BreadcrumbProps extends DropTargetOptions {
  /** From the root to the current item; the same array as long as nothing in it changes. */
  items: readonly BreadcrumbItem[]
  onChoose: (id: string) => void
  /** Accessible name of the path. */
  label: string
  /** Name of the button that opens the hidden items. */
  more: string
  className?: string
  part?: string
}

/**
 * The path from the root to the current item. Middle items without room move into a menu.
 *
 * @example
 * ```tsx
 * import { Breadcrumb } from '@ebkit/ui/breadcrumb'
 *
 * const path = [
 *   { id: '1', name: 'Hotel' },
 *   { id: '2', name: 'Posters' },
 * ]
 *
 * export const Path = ({ onOpen }: { onOpen: (id: string) => void }) => (
 *   <Breadcrumb label="Path" more="Folders between" items={path} onChoose={onOpen} />
 * )
 * ```
 */
export function Breadcrumb(props: BreadcrumbProps) {
  const { items, onChoose, label, more, className = '', part } = props
  const nav = useStyles<HTMLElement>(css)
  const [first, end] = useCollapsed(nav, items.length)
  const drop = useDropTarget(props)
  const hadFocus = useRef(false)
  hadFocus.current = !!nav.current?.matches(':focus-within')
  useLayoutEffect(() => {
    // The focused item may have moved into the menu, or the menu may have disappeared.
    if (hadFocus.current && !nav.current?.matches(':focus-within'))
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  })

  const draw = ({ id, name }: BreadcrumbItem, isLast: boolean) => (
    <li key={id} className="eb-path__item">
      <button
        type="button"
        className={`eb-path__link${id === drop.target ? ' eb-path__link--target' : ''}`}
        part="path-link"
        data-id={id}
        aria-current={isLast ? 'page' : undefined}
        title={name}
        onClick={() => onChoose(id)}
      >
        {name}
      </button>
      {!isLast && <Icon path={chevronRightIcon} className="eb-path__next" />}
    </li>
  )

  const hidden = items.slice(first, end)
  return (
    <nav ref={nav} className={`eb-path ${className}`} part={part} aria-label={label} {...drop.handlers}>
      <ol className="eb-path__list">
        {items.map((item, index) =>
          index === first && hidden.length ? (
            <li key="more" className="eb-path__item">
              <MenuButton
                label={more}
                icon={ellipsisIcon}
                iconOnly
                className="eb-path__more"
                items={hidden.map(({ id, name }) => ({ id, label: name }))}
                onChoose={onChoose}
              />
              <Icon path={chevronRightIcon} className="eb-path__next" />
            </li>
          ) : index > first && index < end ? null : (
            draw(item, index === items.length - 1)
          ),
        )}
      </ol>
      {/* All items, for measuring: hiding some in the path must not change the measurement. */}
      <div className="eb-path__measure" aria-hidden="true">
        {items.map(({ id, name }, index) => (
          <span key={id} className="eb-path__item">
            <span className="eb-path__link" data-last={index === items.length - 1 || undefined}>
              {name}
            </span>
            {index < items.length - 1 && <span className="eb-path__next" />}
          </span>
        ))}
      </div>
    </nav>
  )
}
