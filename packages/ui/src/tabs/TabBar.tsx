import { type KeyboardEvent, useEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import countCss from './TabBar.css'
import { showTab } from './Tabs'
import css from './Tabs.css'

/** One tab. */
export interface TabItem {
  value: string
  label: string
  /** Cannot be chosen now; keys skip it. */
  disabled?: boolean
  /** The count of its items, after the label. */
  count?: number
}

export interface TabBarProps {
  items: readonly TabItem[]
  /** The one that is shown. */
  value: string | undefined
  onChange: (value: string) => void
  /** Accessible name of the list. */
  label?: string | undefined
  /** Id of the element with `role="tabpanel"`, in the same root. */
  panelId?: string | undefined
  /** Prefix of the tabs' ids: `-0`, `-1` … follow. The panel is named by its tab. */
  id: string
  /** Appearance; segments are used above other tabs. Default: a line. */
  look?: 'line' | 'segments' | undefined
}

/**
 * `Tabs` with counts and disabled tabs (ARIA APG): one Tab stop; arrows, Home and End choose at once, wrap around and
 * skip disabled tabs.
 *
 * @example
 * ```tsx
 * import { TabBar } from '@ebkit/ui/tabs'
 * import { useState } from 'react'
 *
 * const items = [
 *   { value: 'open', label: 'Open', count: 12 },
 *   { value: 'done', label: 'Done' },
 * ]
 *
 * export function Orders() {
 *   const [tab, setTab] = useState('open')
 *   return (
 *     <>
 *       <TabBar id="orders" label="Orders" items={items} value={tab} onChange={setTab} panelId="orders-panel" />
 *       <div id="orders-panel" role="tabpanel">
 *         {tab}
 *       </div>
 *     </>
 *   )
 * }
 * ```
 */
export function TabBar({ items, value, onChange, label, panelId, id, look = 'line' }: TabBarProps) {
  const element = useStyles<HTMLDivElement>(css + countCss)
  const chosen = items.findIndex((item) => item.value === value)
  // After painting: an enclosing dialog is open by then.
  useEffect(() => {
    if (element.current) showTab(element.current, chosen)
  }, [element, chosen])
  const choose = (next: string) => next !== value && onChange(next)
  const open = items.filter(({ disabled }) => !disabled)
  const stop = open.find((item) => item.value === value) ?? open[0]
  return (
    <div
      ref={element}
      className={`eb-tabs eb-tabs--${look}`}
      part="tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const next = itemOfKey(event, open, stop)
        if (!next) return
        event.preventDefault()
        ;(event.currentTarget.children[items.indexOf(next)] as HTMLElement).focus()
        choose(next.value)
      }}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          id={`${id}-${index}`}
          className="eb-tabs__tab"
          part="tab"
          role="tab"
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId : undefined}
          tabIndex={item === stop ? 0 : -1}
          disabled={item.disabled}
          onClick={() => choose(item.value)}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="eb-tabs__count">{item.count.toLocaleString('en')}</span>
          )}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key moves to; undefined for other keys. */
function itemOfKey(event: KeyboardEvent, items: TabItem[], from: TabItem | undefined): TabItem | undefined {
  if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const index = items.indexOf(from)
  const step = { ArrowRight: forward, ArrowLeft: -forward, Home: -index, End: -index - 1 }[event.key]
  return step === undefined ? step : items.at((index + step) % items.length)
}
