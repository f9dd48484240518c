import { type KeyboardEvent, useEffect } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Tabs.css'

export interface TabsProps {
  tabs: readonly { value: string; label: string }[]
  /** The one that is shown. */
  value: string
  onChange: (value: string) => void
  /** Accessible name of the list. */
  label: string
  /** Id of the element with `role="tabpanel"`, in the same root. */
  panelId?: string
  /** Further class, for its place. */
  className?: string
}

/**
 * A tab list (ARIA APG): one Tab stop; arrows, Home and End choose at once and wrap around. Scrolls sideways if it is
 * too long, and shows the chosen tab.
 */
export function Tabs({ tabs, value, onChange, label, panelId, className = '' }: TabsProps) {
  const element = useStyles<HTMLDivElement>(css)
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  // After painting: an enclosing dialog is open by then.
  useEffect(() => {
    if (element.current) showTab(element.current, chosen)
  }, [element, chosen])
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab && tab.value !== value) onChange(tab.value)
  }
  return (
    <div
      ref={element}
      className={`eb-tabs ${className}`}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const index = indexOfKey(event, chosen, tabs.length)
        if (index === undefined) return
        event.preventDefault()
        ;(event.currentTarget.children[index] as HTMLElement).focus()
        choose(index)
      }}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          className="eb-tabs__tab"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => choose(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key moves to; undefined for other keys. */
function indexOfKey(event: KeyboardEvent, index: number, length: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: forward, ArrowLeft: -forward, Home: -index, End: -index - 1 }[event.key]
  return step === undefined ? step : (index + step + length) % length
}

/** Scrolls only the list, so that the tab is in its middle. */
export function showTab(list: HTMLElement, index: number): void {
  const tab = list.children[index]?.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (tab) list.scrollLeft += (tab.left + tab.right - frame.left - frame.right) / 2
}
