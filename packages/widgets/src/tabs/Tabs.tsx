import { TabBar, type TabItem } from '@ebkit/ui/tabs'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { usePlace } from '../environment/Environment'
import { usePanel } from './usePanel'

/** What a page can do with it. */
export interface TabsHandle {
  /** Focuses the tab that is shown. */
  focus(): void
}

export interface TabsProps {
  /** The tabs, in their order: a label and a value each. `count` stands behind the label, `disabled` cannot be chosen. */
  items?: readonly TabItem[]
  /** Value of the tab that is shown. Default: the first one that is not disabled. */
  value?: string
  /** Accessible name. */
  label?: string
  /** A person chose another tab. */
  onChange?(detail: { value: string }): void
  /** Receives the methods. */
  handle?: RefObject<TabsHandle | null>
}

/**
 * A row of tabs, and under it the content of the one that is chosen, if the page gives any.
 *
 * @spec W-TAB-1
 */
export function Tabs({ items = [], value, label, onChange, handle }: TabsProps) {
  const { locale, dir } = usePlace()
  const element = useRef<HTMLDivElement>(null)
  const id = useId()
  const isThere = items.some((item) => item.value === value)
  const shown = items.findIndex((item) => (isThere ? item.value === value : !item.disabled))
  const panelId = usePanel(element, id, items[shown]?.value, `${id}-${shown}`)
  useHandle(handle, element)
  return (
    <div ref={element} className="eb-root" lang={locale} dir={dir}>
      <TabBar
        items={items}
        value={items[shown]?.value}
        onChange={(next) => onChange?.({ value: next })}
        label={label}
        panelId={panelId}
        id={id}
      />
    </div>
  )
}

function useHandle(handle: TabsProps['handle'], element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!handle) return
    handle.current = {
      focus: () => element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }
    return () => {
      handle.current = null
    }
  }, [handle, element])
}
