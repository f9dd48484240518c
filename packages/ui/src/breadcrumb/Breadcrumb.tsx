import { useLayoutEffect, useRef } from 'react'
import { type DropTargetOptions, useDropTarget } from '../drop-target/useDropTarget'
import { Icon } from '../icon/Icon'
import { chevronRightIcon, ellipsisIcon } from '../icons'
import { MenuButton } from '../menu/MenuButton'
import { useStyles } from '../styles/useStyles'
import css from './Breadcrumb.css'
import { useCollapsed } from './useCollapsed'

export interface BreadcrumbItem {
  id: string
  name: string
}

/** Items take what is dropped on them. */
export interface BreadcrumbProps extends DropTargetOptions {
  /** From the root to where one is; the same array as long as nothing in it changes. */
  items: readonly BreadcrumbItem[]
  onChoose: (id: string) => void
  /** Accessible name of the path. */
  label: string
  /** Name of the button that has those for which there is no room. */
  more: string
  className?: string
  part?: string
}

/** The way from the root to where one is. Those in the middle for which there is no room go into a menu. */
export function Breadcrumb(props: BreadcrumbProps) {
  const { items, onChoose, label, more, className = '', part } = props
  const nav = useStyles<HTMLElement>(css)
  const [first, end] = useCollapsed(nav, items.length)
  const drop = useDropTarget(props)
  const hadFocus = useRef(false)
  hadFocus.current = !!nav.current?.matches(':focus-within')
  useLayoutEffect(() => {
    // What had focus may have gone into the menu, or the menu away.
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
      {/* All of them, to be measured: what is left out of the path does not change it. */}
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
