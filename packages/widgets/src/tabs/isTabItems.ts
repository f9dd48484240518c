import type { TabItem } from '@ebkit/ui/tabs'

/** Whether a value of the page is a valid row of tabs. */
export function isTabItems(value: unknown): value is TabItem[] {
  return Array.isArray(value) && value.every(isTabItem)
}

function isTabItem(item: Partial<TabItem> | null): boolean {
  return typeof item?.label === 'string' && typeof item.value === 'string'
}
