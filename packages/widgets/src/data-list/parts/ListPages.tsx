import { listPageSize } from '@ebkit/core/list'
import { formatNumber } from '@ebkit/rules/products'
import { MenuButton } from '@ebkit/ui/menu'
import { Pager, pageCount } from '@ebkit/ui/pager'
import { useStrings } from '../../environment'
import { pagerTexts } from '../../pager/pagerTexts'
import type { ListPartProps } from './ListPartProps'
import { PageJump } from './PageJump'
import { listPartStrings } from './strings'

/** Available page sizes. */
const sizes = [10, 20, 50, 100]

/** The number of rows on the page and in total, and the other pages. @spec W-PAGE-1 W-PAGE-2 */
export function ListPages({ list, state, keep, props }: ListPartProps) {
  const text = useStrings(listPartStrings)
  const { page, pageIndex, pageSize = listPageSize, status } = state
  const pages = pageCount(page.total, pageSize)
  const count = formatNumber(page.total) + (page.isMore ? '+' : '')
  // Nothing has loaded: the total is unknown.
  const isKnown = status === 'ready' || page.rows.length > 0
  const isEmpty = isKnown && page.total === 0
  return (
    <div className="eb-data-list__foot" part="pager">
      <span role="status">
        {isKnown && text('totals', { size: pageSize, count })}
        {isKnown && text('clause') + text('pageOf', { page: pageIndex, pages: Math.max(1, pages) })}
      </span>
      {pages > 0 && (
        <Pager
          className={`eb-data-list__pager ${pages > 1 ? 'eb-data-list__pager--several' : ''}`}
          page={pageIndex}
          total={page.total}
          size={pageSize}
          onPage={list.setPage}
          texts={{
            ...pagerTexts(text),
            // a page may have several lists
            ...(props.label && { label: text('pagesOf', { label: props.label }) }),
          }}
        />
      )}
      {!isEmpty && (
        <MenuButton
          className="eb-data-list__size"
          label={text('pageSize', { count: pageSize })}
          placement="bottom-end"
          items={[...new Set([...sizes, pageSize])]
            .sort((one, other) => one - other)
            .map((size) => ({
              id: String(size),
              label: text('pageSize', { count: size }),
              checked: size === pageSize,
              isRadio: true,
            }))}
          onChoose={(size) => {
            keep({ pageSize: Number(size) })
            void list.setPageSize(Number(size))
          }}
        />
      )}
      {pages > 1 && <PageJump pages={pages} onJump={list.setPage} />}
    </div>
  )
}
