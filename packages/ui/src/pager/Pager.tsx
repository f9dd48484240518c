import { Icon } from '../icon/Icon'
import { chevronLeftIcon, chevronRightIcon, chevronsLeftIcon, chevronsRightIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import type { JumpField } from './JumpField'
import css from './Pager.css'
import { pageCount, visiblePages } from './pageCount'
import { pageLinks } from './pageLinks'

/** Names and words of a pager. */
export interface PagerTexts {
  /** Accessible name of the whole. */
  label: string
  first: string
  previous: string
  next: string
  last: string
  /** Accessible name of the link to a page; contains the number. */
  page: (number: number) => string
  /** Before the field for a page number, and behind it. */
  jump?: string
  jumpEnd?: string
}

export interface PagerProps {
  /** From 1. */
  page: number
  /** Rows of all pages. */
  total: number
  /** Rows of a page. Default 10. */
  size?: number
  /** How many numbers stand there at most. Default 8. */
  visible?: number
  /** Another page is wanted; always one that there is. */
  onPage: (page: number) => void
  texts: PagerTexts
  /** With a field for a page number: `JumpField`, which pagers without do not carry. */
  jump?: typeof JumpField
  /** Further class, for its place. */
  className?: string
}

/**
 * Numbers around the current page, steps and ends beside them. It is as wide as there is room; first, last and the
 * field are left out under 560 px. At an end the steps stay where they are and do nothing, so that focus stays too.
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
      className={`eb-pager__page ${end}`}
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
            className="eb-pager__page"
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
