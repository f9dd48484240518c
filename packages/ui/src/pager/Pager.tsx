import { Icon } from '../icon/Icon'
import { chevronLeftIcon, chevronRightIcon, chevronsLeftIcon, chevronsRightIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import type { JumpField } from './JumpField'
import css from './Pager.css'
import { pageCount, visiblePages } from './pageCount'
import { pageLinks } from './pageLinks'

/** Texts of a pager. */
export interface PagerTexts {
  /** Accessible name of the pager. */
  label: string
  first: string
  previous: string
  next: string
  last: string
  /** Accessible name of the link to a page; contains the number. */
  page: (number: number) => string
  /** Before and after the page number field. */
  jump?: string
  jumpEnd?: string
}

export interface PagerProps {
  /** The current page, from 1. */
  page: number
  /** Number of rows on all pages. */
  total: number
  /** Rows per page. Default 10. */
  size?: number
  /** Maximum count of page numbers. Default 8. */
  visible?: number
  /** The user wants another page; always an existing one. */
  onPage: (page: number) => void
  texts: PagerTexts
  /** The page number field: `JumpField`. Passed in, so that other pagers do not load it. */
  jump?: typeof JumpField
  /** Further class, for its place. */
  className?: string
}

/**
 * Page numbers around the current one, with buttons for steps and ends. It takes the available width; below 560 px it
 * omits first, last and the field. At an end the step buttons stay and do nothing, so that focus stays too.
 *
 * @example
 * ```tsx
 * import { Pager, pageCount } from '@ebkit/ui/pager'
 * import { useState } from 'react'
 *
 * const texts = {
 *   label: 'Pages of rooms',
 *   first: 'First page',
 *   previous: 'Previous page',
 *   next: 'Next page',
 *   last: 'Last page',
 *   page: (number: number) => `Page ${number}`,
 * }
 *
 * export function RoomPages({ total }: { total: number }) {
 *   const [page, setPage] = useState(1)
 *   if (pageCount(total) < 2) return null
 *   return <Pager total={total} page={page} onPage={setPage} texts={texts} />
 * }
 * ```
 */
export function Pager(props: PagerProps) {
  const { page, total, size, visible = visiblePages, onPage, texts, jump: Jump, className = '' } = props
  const element = useStyles<HTMLElement>(css)
  const pages = pageCount(total, size)
  const go = (wanted: number) => {
    const nearest = Math.max(1, Math.min(wanted, pages))
    if (nearest !== page) onPage(nearest)
  }
  const step = (to: number, label: string, path: string, end = '') => (
    <button
      type="button"
      className={`eb-pager__page eb-touch ${end}`}
      aria-label={label}
      aria-disabled={to < page ? page <= 1 : page >= pages}
      onClick={() => go(to)}
    >
      <Icon path={path} />
    </button>
  )
  return (
    <nav ref={element} className={`eb-pager ${className}`} aria-label={texts.label}>
      <div className="eb-pager__row">
        {step(0, texts.first, chevronsLeftIcon, 'eb-pager__end')}
        {step(page - 1, texts.previous, chevronLeftIcon)}
        {pageLinks(page, pages, visible).map((number) => (
          <button
            key={number}
            type="button"
            className="eb-pager__page eb-touch"
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => go(number)}
          >
            {number}
          </button>
        ))}
        {step(page + 1, texts.next, chevronRightIcon)}
        {step(pages + 1, texts.last, chevronsRightIcon, 'eb-pager__end')}
        {Jump && (
          <Jump before={texts.jump} after={texts.jumpEnd} onJump={(page) => page !== undefined && go(page)} />
        )}
      </div>
    </nav>
  )
}
