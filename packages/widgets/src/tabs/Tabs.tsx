import { TabBar, type TabItem } from '@ebkit/ui/tabs'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { usePlace } from '../environment/Environment'
import { usePanel } from './usePanel'

/** Methods for the page. */
export interface TabsHandle {
  /** Focuses the selected tab. */
  focus(): void
}

export interface TabsProps {
  /** The tabs, in order, with label and value. `count` is shown after the label; `disabled` tabs cannot be chosen. */
  items?: readonly TabItem[]
  /** Value of the selected tab. Default: the first enabled one. */
  value?: string
  /** Accessible name. Default: none. */
  label?: string
  /** The user chose another tab. */
  onChange?(detail: { value: string }): void
  /** Receives the methods. */
  handle?: RefObject<TabsHandle | null>
}

/**
 * A row of tabs, and below it the content of the selected one, if the page provides any.
 *
 * @spec W-TAB-1
 * @example
 * ```tsx
 * import { Tabs } from '@ebkit/widgets/tabs'
 * import { useState } from 'react'
 *
 * export function Stores() {
 *   const [tab, setTab] = useState('open')
 *   return (
 *     <Tabs
 *       items={[{ value: 'open', label: '营业' }, { value: 'closed', label: '停业', count: 3 }]}
 *       value={tab}
 *       onChange={({ value }) => setTab(value)}
 *     />
 *   )
 * }
 * ```
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
